import './money-by-day.contract.test';
