import './difference.property.test';
