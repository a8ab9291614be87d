import './drill.contract.test';
