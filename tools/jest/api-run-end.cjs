module.exports = require('../../api/src/testing/test-run').endTestRun;
