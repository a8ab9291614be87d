import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedFolder } from './packages.mjs';
import { takeChosenReact } from './portal-react.mjs';

/** @param {string} file */
const replacement = (file) => fileURLToPath(new URL(`adopted-styles/${file}`, import.meta.url));
const shadowPage = join(sharedFolder, 'src/embed/shadow-page.ts');

/**
 * A remote that is built for portals, and the place of its files in the folder that gets all of them.
 *
 * @typedef {{ remote: import('./packages.mjs').Remote, place: string }} Embed
 */

/**
 * Remotes as portals take them: each is one ES module with everything in it, React and the kit too. So one hash stands
 * for every byte that runs, the page gets no global, and nothing is fetched that a later deployment may have taken away.
 * All are built at once, which reads what they share once.
 * docs/decisions/0020-remotes-for-portals.md
 *
 * @param {string} outdir gets a `mount.js` in each place
 * @param {readonly [Embed, ...Embed[]]} embeds
 * @returns {import('esbuild').BuildOptions}
 */
export function embedOptions(outdir, embeds) {
  const [{ remote: first }] = embeds;
  return {
    absWorkingDir: first.folder,
    entryPoints: embeds.map(({ remote, place }) => ({
      in: join(remote.folder, 'src/mount.ts'),
      out: join(place, 'mount'),
    })),
    outdir,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    tsconfig: join(first.folder, 'tsconfig.json'),
    inject: [shadowPage],
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        ['activeElement', 'getElementById', 'elementFromPoint'].map((name) => [
          `document.${name}`,
          `shadowPage.${name}`,
        ]),
      ),
      localStorage: 'shadowPage.localStorage',
      'window.localStorage': 'shadowPage.localStorage',
    },
    plugins: [
      { name: 'chosen React', setup: takeChosenReact },
      { name: 'adopted styles', setup: adoptStyles },
      { name: 'worker source', setup: takeWorkerSource },
      { name: 'destructured document', setup: spellOutDocument },
      { name: 'no globals', setup: keepOffGlobals },
    ],
  };
}

/** As in the builds with webpack. @param {import('esbuild').PluginBuild} build */
function adoptStyles(build) {
  build.onResolve({ filter: /\/dynamicCSS(\.js)?$/ }, () => ({ path: replacement('dynamic-css.mjs') }));
  build.onResolve({ filter: /cssUtils(\.js)?$/ }, ({ resolveDir }) =>
    /[\\/]@ant-design[\\/]icons/.test(resolveDir) ? { path: replacement('icons-css-utils.mjs') } : undefined,
  );
}

/** A worker's program as text. @param {import('esbuild').PluginBuild} build */
function takeWorkerSource(build) {
  build.onResolve({ filter: /\?worker-source$/ }, async ({ path, resolveDir, kind }) => {
    const found = await build.resolve(path.replace('?worker-source', ''), { resolveDir, kind });
    return { path: found.path, errors: found.errors, namespace: 'worker-source' };
  });
  build.onLoad({ filter: /.*/, namespace: 'worker-source' }, async ({ path }) => {
    const { build: bundle } = await import('esbuild');
    const { outputFiles } = await bundle({
      entryPoints: [path],
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'iife',
      target: 'es2022',
      minify: true,
      legalComments: 'none',
      logLevel: 'silent',
    });
    return { contents: `export const source = ${JSON.stringify(outputFiles[0]?.text ?? '')};`, loader: 'js' };
  });
}

const destructured = /const \{\s*activeElement\s*\} = document;/g;

/** `const { activeElement } = document` has no name that `define` could replace. @param {import('esbuild').PluginBuild} build */
function spellOutDocument(build) {
  build.onLoad(
    { filter: /[\\/](@rc-component[\\/].*\.js|shared[\\/]src[\\/].*\.tsx?)$/ },
    async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!destructured.test(source)) return undefined;
      return {
        contents: source.replaceAll(destructured, 'const activeElement = document.activeElement;'),
        loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js',
      };
    },
  );
}

const globalOfZod = /\bglobalThis\b/g;
const globalOfRouter = /\bwindow(?=\.__reactRouterVersion\b)/g;

/** What packages put at the page's global object stays in here. @param {import('esbuild').PluginBuild} build */
function keepOffGlobals(build) {
  const files = /[\\/](zod[\\/]v4[\\/]core[\\/](core|registries)\.js|react-router[\\/]dist[\\/].*\.m?js)$/;
  build.onLoad({ filter: files }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    const name = path.includes('react-router') ? globalOfRouter : globalOfZod;
    return { contents: source.replaceAll(name, 'shadowPage.globals'), loader: 'js' };
  });
}
