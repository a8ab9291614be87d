// An imported .sql file is its text, as it is in the bundle.
module.exports = {
  process: (/** @type {string} */ text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
