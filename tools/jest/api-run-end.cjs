const { endTestRun } = require('../../api/src/testing/test-run');

module.exports = endTestRun;
