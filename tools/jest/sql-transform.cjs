// An imported .sql file is its text, as it is in the bundle.
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
