import './four-eyes.model.test';
