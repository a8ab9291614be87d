import './planned-faults.test';
