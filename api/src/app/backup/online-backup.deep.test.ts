import './online-backup.test';
