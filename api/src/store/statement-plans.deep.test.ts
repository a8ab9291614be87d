import './statement-plans.test';
