// jest asks for a default export of a file for each end of a run.
const { startTestRun } = require('../../api/src/app/testing/test-run');

module.exports = startTestRun;
