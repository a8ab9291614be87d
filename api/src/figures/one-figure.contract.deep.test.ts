import './one-figure.contract.test';
