import './canaries.test';
