import './tax-bases.test';
