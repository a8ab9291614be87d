const plugin = 'PureDeclarations';
/** Kinds of expression that webpack would otherwise look into, for calls that do something beside giving a value. */
const kinds = ['CallExpression', 'NewExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'];

/**
 * Leaves out each top-level value of a package that nobody uses, with all that only it uses.
 *
 * The package has to be one that says `sideEffects: false`: webpack takes that for whole files only, and keeps every
 * schema and every call of a file of which one is used, since `z.object(…)` might do something. Statements stay.
 */
export class PureDeclarationsPlugin {
  /** @param {string} folder of the package's sources */
  constructor(folder) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(plugin, (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser
          .for(type)
          .tap(plugin, (parser) =>
            this.tap(/** @type {import('webpack').javascript.JavascriptParser} */ (parser)),
          );
    });
  }

  /** @param {import('webpack').javascript.JavascriptParser} parser */
  tap(parser) {
    const isOurs = () => parser.state.module.resource?.startsWith(this.folder) === true;
    for (const kind of kinds) parser.hooks.isPure.for(kind).tap(plugin, () => (isOurs() ? true : undefined));
  }
}
