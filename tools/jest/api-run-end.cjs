const { endTestRun } = require('../../api/src/app/testing/test-run');

module.exports = endTestRun;
