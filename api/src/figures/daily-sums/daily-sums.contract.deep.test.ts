import './daily-sums.contract.test';
