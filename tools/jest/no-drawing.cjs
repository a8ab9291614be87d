// Stands for the chart library, which is there as ES modules only: a test's DOM has no layout to draw in anyway.
// Everything it is asked for is a function that gives the same again; `then` is not, or it would be taken for a promise.
/** @type {object} */
const nothing = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' || name === '__esModule' ? undefined : nothing),
  apply: () => nothing,
});
module.exports = nothing;
