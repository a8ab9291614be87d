import './exceptions-of-loads.contract.test';
