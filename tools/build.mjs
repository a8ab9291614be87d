// Builds what `npm start` serves: the API bundle, the web product by tools/build-web.mjs, and the packages for teams.
import { runTool, SentenceError } from './sentence-error.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';
import { withoutTakeOver } from './take-over.mjs';

/** @param {readonly string[]} [takeOver] names of remotes whose build everybody gets, whoever moved them */
export async function buildAll(takeOver = []) {
  await buildApi();
  await buildWeb(undefined, takeOver);
}

const apiPrograms = [
  'api/src/main.ts',
  'api/src/app/demo/demo-worker.ts',
  'api/src/facts/loads/load-worker.ts',
];

/** Bundles the API server and its worker into api/dist. */
export async function buildApi() {
  await bundle(apiPrograms, 'api/dist');
}

/** Bundles the API server now and again after each change. */
export async function watchApi() {
  const { context } = await import('esbuild');
  const building = await context(bundleOptions(apiPrograms, 'api/dist'));
  await building.rebuild();
  await building.watch();
}

/**
 * Bundles programs for Node; packages stay outside.
 *
 * @param {string[]} entryPoints
 * @param {string} outdir
 */
export async function bundle(entryPoints, outdir) {
  const { build } = await import('esbuild');
  await build(bundleOptions(entryPoints, outdir));
}

/**
 * Bundles programs that stay in this tree: each package is taken from where its importer finds it.
 *
 * @param {string[]} entryPoints
 * @param {string} outdir
 */
export async function bundleInPlace(entryPoints, outdir) {
  const { build } = await import('esbuild');
  const plugins = [{ name: 'packages-in-place', setup: keepPackagesInPlace }];
  await build({ ...bundleOptions(entryPoints, outdir), plugins });
}

/**
 * @param {string[]} entryPoints
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
function bundleOptions(entryPoints, outdir) {
  return {
    absWorkingDir: root,
    entryPoints,
    entryNames: '[name]',
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // The workspace's own packages are source and go in; everything from the registry stays a package.
    plugins: [{ name: 'packages-outside', setup: keepPackagesOutside }],
    loader: { '.sql': 'text' },
    sourcemap: 'linked',
    logLevel: 'error',
  };
}

/** @param {import('esbuild').PluginBuild} build */
function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@tallyhouse/') ? undefined : { path, external: true },
  );
}

/** @param {import('esbuild').PluginBuild} build */
function keepPackagesInPlace(build) {
  build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...place }) => {
    if (place.kind === 'entry-point' || path.startsWith('@tallyhouse/') || pluginData === 'asked')
      return undefined;
    const found = await build.resolve(path, { ...place, pluginData: 'asked' });
    return { path: found.path, errors: found.errors, external: true };
  });
}

/**
 * Builds the shell and each remote, each in a build of its own; unchanged ones are kept.
 *
 * @param {string} [part] only this: `pages` is what the product itself shows, `embed` what portals take
 * @param {readonly string[]} [takeOver] names of remotes whose build everybody gets, whoever moved them
 * @param {number} [priority] as the system has it, above 0 for what others go before
 */
export async function buildWeb(part, takeOver = [], priority = 0) {
  const args = [...(part === undefined ? [] : [part]), ...takeOver.flatMap((name) => ['--take-over', name])];
  const outcome = await run(
    { title: 'web', command: ['node', 'tools/build-web.mjs', ...args], priority },
    { onOutput: (text) => process.stdout.write(text) },
  );
  if (outcome.code !== 0) throw new SentenceError('Building the web product failed: the cause stands above.');
}

if (process.argv[1] === import.meta.filename) {
  await runTool(async () => {
    await ensureInstalled();
    await buildAll(withoutTakeOver(process.argv.slice(2)).takeOver);
    const { packForRemotes } = await import('./pack.mjs');
    await packForRemotes();
  });
}
