import './contract-fuzz.test';
