import './charge-tickets.contract.test';
