import './canaries-unchecked.test';
