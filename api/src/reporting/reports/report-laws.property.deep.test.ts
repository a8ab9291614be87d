import './report-laws.property.test';
