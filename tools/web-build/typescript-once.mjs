// Stands before ts-loader: builds of one process share most of their sources, and each is compiled once for all of them.

/** @typedef {import('webpack').LoaderContext<{ settings: string }>} Context */

/** Compiled sources by their path and what decides how they are compiled. @type {Map<string, string>} */
const compiled = new Map();

/** Before the file is read: what is compiled already needs no compiler. @this {Context} */
export function pitch() {
  const code = compiled.get(keyOf(this));
  if (code === undefined) return undefined;
  // A build knows what it is made of by what its loaders read.
  this.addDependency(this.resourcePath);
  return code;
}

/** After ts-loader. @this {Context} @param {string} code */
export default function keepCompiled(code) {
  compiled.set(keyOf(this), code);
  return code;
}

/** @param {Context} context */
function keyOf(context) {
  return `${context.getOptions().settings}\n${context.resourcePath}`;
}
