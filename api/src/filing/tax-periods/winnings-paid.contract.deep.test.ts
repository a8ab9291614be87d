import './winnings-paid.contract.test';
