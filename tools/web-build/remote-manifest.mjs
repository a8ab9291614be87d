import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';
import { containerOf, remoteFolder, versionOf } from './packages.mjs';
import { readDeclaration } from './remote-declaration.mjs';

/**
 * Writes `manifest.json` beside the built files: what the registry and the shell must know of this remote.
 *
 * @param {string} name
 * @param {import('webpack').Compilation} compilation
 */
export async function writeRemoteManifest(name, compilation) {
  const declaration = await readDeclaration(name);
  const version = versionOf(name);
  const folder = remoteFolder(name);
  const consumes = consumedModules(compilation);
  refuseOwnCopies(name, compilation);
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
    consumes,
    preload: Object.fromEntries(
      declaration.paths.map((path) => [path, filesOfPath(name, path, compilation)]),
    ),
    files: await hashes(folder),
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** @param {import('webpack').Compilation} compilation */
function consumedModules(compilation) {
  const keys = [...compilation.modules].flatMap((module) =>
    module.type === 'consume-shared-module'
      ? [/** @type {{ options: { shareKey: string } }} */ (/** @type {unknown} */ (module)).options.shareKey]
      : [],
  );
  return [...new Set(keys)].sort();
}

/** React or antd inside a remote would be a second copy on the page, with contexts of its own. */
/** @param {string} name @param {import('webpack').Compilation} compilation */
function refuseOwnCopies(name, compilation) {
  const copied = /node_modules[\\/](react|react-dom|antd|@ant-design[\\/]icons|react-router(-dom)?)[\\/]/;
  const own = [...compilation.modules].map((module) => module.identifier()).filter((id) => copied.test(id));
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
 * The entry, the exposed module's chunks, then those of the path's screen; the screen's chunk is named for it.
 *
 * @param {string} name
 * @param {string} path
 * @param {import('webpack').Compilation} compilation
 */
function filesOfPath(name, path, compilation) {
  const screen = compilation.namedChunkGroups.get(path.slice(1));
  if (screen === undefined) {
    throw new SentenceError(
      `${name} declares ${path} but has no chunk of that name: load the screen by import(/* webpackChunkName: "${path.slice(1)}" */ …).`,
    );
  }
  const exposed = compilation.namedChunkGroups.get('routes');
  const files = [...(exposed?.getFiles() ?? []), ...screen.getFiles()];
  return [...new Set([entryFile(compilation), ...files.filter((file) => file.endsWith('.js'))])];
}

/** @param {string} folder @returns {Promise<Record<string, string>>} */
async function hashes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(folder, file));
        return [file, `sha384-${createHash('sha384').update(bytes).digest('base64')}`];
      }),
    ),
  );
}
