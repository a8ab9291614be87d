import './batch-laws.property.test';
