import './confirmation.model.test';
