import './kill-server.test';
