import './total-laws.contract.test';
