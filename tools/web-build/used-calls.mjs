import { join } from 'node:path';
import { build } from 'esbuild';
import { sharedFolder } from './packages.mjs';

const contracts = join(sharedFolder, 'src/contracts');

/**
 * Names of the API calls that a build of a remote can make: the endpoints of the contracts that its code takes.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {Promise<string[]>} sorted, each like `GET /api/OnlineReports/:id`
 */
export async function usedCalls(compilation) {
  const taken = takenExports(compilation);
  const modules = await evaluate([...taken.keys()]);
  const values = [...taken].flatMap(([file, names]) => {
    const exported = modules.get(file) ?? {};
    return names === 'all' ? Object.values(exported) : names.map((name) => exported[name]);
  });
  return [...new Set(values.flatMap(endpointsIn).map(({ method, path }) => `${method} ${path}`))].sort();
}

/**
 * Which exports of which contracts are used, as webpack found out for shaking the rest off.
 *
 * @param {import('webpack').Compilation} compilation
 */
function takenExports(compilation) {
  /** @type {Map<string, 'all' | string[]>} */
  const taken = new Map();
  for (const module of everyModule(compilation)) {
    const file = /** @type {{ resource?: string }} */ (module).resource;
    if (file === undefined || !file.startsWith(`${contracts}/`)) continue;
    const used = compilation.moduleGraph.getUsedExports(module, undefined);
    if (used === true) taken.set(file, 'all');
    else if (used !== null && used !== false) taken.set(file, [...used]);
  }
  return taken;
}

/**
 * Those too that were put together into one.
 *
 * @param {import('webpack').Compilation} compilation
 * @returns {import('webpack').Module[]}
 */
function everyModule(compilation) {
  return [...compilation.modules].flatMap((module) => {
    const { modules = [] } = /** @type {{ modules?: import('webpack').Module[] }} */ (module);
    return [module, ...modules];
  });
}

/**
 * @param {string[]} files
 * @returns {Promise<Map<string, Record<string, unknown>>>} what each file exports
 */
async function evaluate(files) {
  const lines = files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)};`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: contracts, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const modules = await import(`data:text/javascript;base64,${code}`);
  return new Map(files.map((file, index) => [file, modules[`m${index}`]]));
}

/**
 * An endpoint, or those in a list or record of them.
 *
 * @param {unknown} value
 * @returns {{ method: string, path: string }[]}
 */
function endpointsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  if ('method' in value && 'path' in value && 'access' in value)
    return [/** @type {{ method: string, path: string }} */ (value)];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(endpointsIn) : [];
}
