// jest asks for a default export of a file for each end of a run.
module.exports = require('../../api/src/testing/test-run').startTestRun;
