import './replaced-files.contract.test';
