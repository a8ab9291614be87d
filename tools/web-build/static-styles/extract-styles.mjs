import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { sharedFolder } from '../packages.mjs';
import { antdFolder, makersFile } from './antd.mjs';
import { makerCalls, withArguments } from './maker-calls.mjs';

/**
 * What one call of antd's makers writes into the page. Rules and keyframes are those of every theme; `variables` has the
 * values of ours, by the sign of a theme. Classes that a component hands over are placeholders.
 *
 * @typedef {object} Sheet
 * @property {string} name
 * @property {string} component whose variables they are
 * @property {number} order among the sheets of the page; the lower comes first
 * @property {string} rules
 * @property {Record<string, string>} keyframes by name
 * @property {Record<string, string>} variables
 */

/**
 * @typedef {object} Styles
 * @property {Sheet} shared what comes with the first component
 * @property {Sheet} icons
 * @property {Record<string, Sheet>} sheets by the key of their call
 */

const recorder = new URL('record-styles.mjs', import.meta.url).pathname;

/**
 * Computes the styles that antd's components have in our themes, as they would do it in the page. Fails when
 * that does not give the same for every theme but for the variables, since then no text could stand for it.
 *
 * @returns {Promise<Styles>}
 */
export async function extractStyles() {
  const folder = await mkdtemp(join(tmpdir(), 'tallyhouse-styles-'));
  try {
    const outfile = join(folder, 'record-styles.cjs');
    await build({
      stdin: { contents: await entry(), resolveDir: join(sharedFolder, 'src/kit'), loader: 'js' },
      outfile,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      mainFields: ['module', 'main'],
      jsx: 'automatic',
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [{ name: 'recorded styles', setup: recordCalls }],
    });
    const { record } = createRequire(outfile)(outfile);
    return record();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every module of antd that has styles made. */
async function entry() {
  const files = await readdir(antdFolder, { recursive: true });
  const modules = [];
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const path = join(antdFolder, file);
    if (path !== makersFile && makerCalls(path, await readFile(path, 'utf8')).length > 0) modules.push(path);
  }
  return `import { recordStyles } from ${JSON.stringify(recorder)};
import * as antd from ${JSON.stringify(join(antdFolder, 'config-provider/index.js'))};
import { DesignTokenContext } from ${JSON.stringify(join(antdFolder, 'theme/context.js'))};
import { themeConfigOf } from ${JSON.stringify(join(sharedFolder, 'src/ui/theme-config.ts'))};
${modules.map((path, index) => `import * as m${index} from ${JSON.stringify(path)};`).join('\n')}
const modules = [${modules.map((_, index) => `m${index}`).join(', ')}];
export const record = () => recordStyles({ ConfigProvider: antd.default, DesignTokenContext, themeConfigOf, modules });`;
}

/** @param {import('esbuild').PluginBuild} build */
function recordCalls(build) {
  build.onResolve({ filter: /[\\/]util[\\/]genStyleUtils$/ }, ({ importer }) =>
    importer.startsWith(antdFolder) ? { path: recorder } : undefined,
  );
  build.onLoad({ filter: /[\\/]antd[\\/]es[\\/].*\.js$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    const calls = path === makersFile ? [] : makerCalls(path, source);
    return {
      contents: withArguments(source, calls, ({ key }, given) => `${JSON.stringify(key)}, ${given}`),
      loader: 'js',
    };
  });
}
