import { transform } from '@swc/core';

/**
 * Takes the types off a TypeScript module. They are checked by `npm run types`; a compiler that knows them would cost every
 * build again.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 */
export default function typescriptLoader(source) {
  const done = this.async();
  transform(source, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  }).then(({ code, map }) => done(null, code, map), done);
}
