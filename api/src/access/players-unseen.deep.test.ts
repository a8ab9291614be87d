import './players-unseen.test';
