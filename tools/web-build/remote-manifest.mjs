import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';
import { integrityOf } from './integrity-of.mjs';
import { containerOf } from './packages.mjs';
import { heldCalls } from './named-calls.mjs';
import { partsOf } from './parts-of.mjs';
import { readDeclaration } from './remote-declaration.mjs';
import { usedCalls } from './used-calls.mjs';

/**
 * Writes `manifest.json` beside the built files: what the registry and the shell must know of this remote. Without line
 * breaks: pages carry it.
 *
 * @param {import('./packages.mjs').Remote} remote
 * @param {import('webpack').Compilation} compilation
 */
export async function writeRemoteManifest(remote, compilation) {
  const { name, version, folder, output } = remote;
  const declaration = await readDeclaration(folder);
  const consumes = consumedModules(compilation);
  refuseOwnCopies(name, compilation);
  const calls = await heldCalls(remote, declaration.calls, await usedCalls(compilation));
  const manifest = {
    format: 1,
    name,
    version,
    owner: declaration.owner,
    contract: declaration.contract,
    container: containerOf(name, version),
    entry: entryFile(compilation),
    paths: declaration.paths,
    navigation: declaration.navigation,
    periodBarAt: declaration.periodBarAt,
    consumes,
    consumesAt: Object.fromEntries(
      declaration.paths.map((path) => [path, modulesOfPath(name, path, compilation)]),
    ),
    calls,
    preload: Object.fromEntries(
      declaration.paths.map((path) => [path, filesOfPath(name, path, compilation)]),
    ),
    files: await hashes(output),
  };
  await writeFile(join(output, 'manifest.json'), JSON.stringify(manifest));
}

/** @param {import('webpack').Compilation} compilation */
function consumedModules(compilation) {
  return sharedAmong(writtenModules(compilation));
}

/** Their names in the share scope. @param {import('webpack').Module[]} modules */
function sharedAmong(modules) {
  const keys = modules.flatMap((module) =>
    module.type === 'consume-shared-module'
      ? [/** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey]
      : [],
  );
  return [...new Set(keys)].sort();
}

/** Modules that stand in a file: on its way to a component of the kit webpack reads others that it leaves out. @param {import('webpack').Compilation} compilation */
function writtenModules({ modules, chunkGraph }) {
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
}

/** React or antd inside a remote would be a second copy on the page, with contexts of its own. */
/** @param {string} name @param {import('webpack').Compilation} compilation */
function refuseOwnCopies(name, compilation) {
  // An icon that the page does not draw comes with the remote; what draws it comes from the page.
  const copied =
    /node_modules[\\/](react|react-dom|antd|@ant-design[\\/]icons(?![\\/]es[\\/]icons[\\/])|react-router(-dom)?)[\\/]/;
  const own = writtenModules(compilation)
    .flatMap(partsOf)
    .map((module) => module.identifier())
    .filter((id) => copied.test(id));
  if (own.length > 0) {
    throw new SentenceError(
      `${name} bundles ${own.length} modules that the shell provides, such as ${own[0]}: import them from @tallyhouse/shared/kit/<group>.`,
    );
  }
}

/** @param {import('webpack').Compilation} compilation */
function entryFile(compilation) {
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((candidate) => /^entry\..*js$/.test(candidate));
    if (file !== undefined) return file;
  }
  throw new Error('The build wrote no entry');
}

/**
 * Shared modules that the exposed module and the path's screen take at their start; what comes later is not among them.
 *
 * @param {string} name
 * @param {string} path
 * @param {import('webpack').Compilation} compilation
 */
function modulesOfPath(name, path, compilation) {
  const { chunkGraph, namedChunkGroups } = compilation;
  const groups = [namedChunkGroups.get('routes'), screenOf(name, path, compilation)];
  const chunks = groups.flatMap((group) => group?.chunks ?? []);
  return sharedAmong(chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]));
}

/**
 * The entry, the exposed module's chunks, then those of the path's screen; the screen's chunk is named for it.
 *
 * @param {string} name
 * @param {string} path
 * @param {import('webpack').Compilation} compilation
 */
function filesOfPath(name, path, compilation) {
  const screen = screenOf(name, path, compilation);
  const exposed = compilation.namedChunkGroups.get('routes');
  const files = [...(exposed?.getFiles() ?? []), ...screen.getFiles()];
  return [...new Set([entryFile(compilation), ...files.filter((file) => file.endsWith('.js'))])];
}

/**
 * @param {string} name
 * @param {string} path
 * @param {import('webpack').Compilation} compilation
 */
function screenOf(name, path, compilation) {
  const screen = compilation.namedChunkGroups.get(path.slice(1));
  if (screen === undefined) {
    throw new SentenceError(
      `${name} declares ${path} but has no chunk of that name: load the screen by import(/* webpackChunkName: "${path.slice(1)}" */ …).`,
    );
  }
  return screen;
}

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function hashes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  const unchecked = files.filter((file) => !file.endsWith('.js'));
  if (unchecked.length > 0) {
    throw new SentenceError(
      `${unchecked.join(', ')}: nothing in a page checks the hash of such a file. Import it into a script: styles by adoptStyles, data as a module, the program of a worker by ?worker-source.`,
    );
  }
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, integrityOf(await readFile(join(folder, file)))])),
  );
}
