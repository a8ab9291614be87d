import './load-handling.contract.test';
