import './blind.test';
