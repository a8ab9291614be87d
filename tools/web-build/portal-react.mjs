import { join } from 'node:path';
import { sharedFolder } from './packages.mjs';

/** What is taken from the portal, by what the option `react` of a mount calls it. */
const names = new Map([
  ['react', 'react'],
  ['react-dom', 'reactDom'],
  ['react-dom/client', 'reactDomClient'],
  ['react/jsx-runtime', 'jsxRuntime'],
]);
const namespace = 'portal-react';
const isOwn = Symbol('ours');
const chosen = join(sharedFolder, 'src/embed/react-of-file.ts');

/**
 * Puts the React that was chosen at the first mount in the place of React, in packages too. As `require`, which
 * evaluates when it is reached: of two Reacts only the chosen one is evaluated.
 *
 * @param {import('esbuild').PluginBuild} build
 */
export function takeChosenReact(build) {
  build.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, ({ path, pluginData }) =>
    pluginData === isOwn || !names.has(path) ? undefined : { path, namespace },
  );
  build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
    contents: `const { portalModule } = require(${JSON.stringify(chosen)});
module.exports = portalModule(${JSON.stringify(names.get(path))}) ?? require(${JSON.stringify(`own:${path}`)});`,
    resolveDir: sharedFolder,
  }));
  build.onResolve({ filter: /^own:/ }, ({ path, resolveDir, kind }) =>
    build.resolve(path.slice('own:'.length), { resolveDir, kind, pluginData: isOwn }),
  );
}
