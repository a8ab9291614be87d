import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { ownPaths } from '../web-build/own-paths.mjs';
import { remoteNames, workspaceRemote } from '../web-build/packages.mjs';
import { readDeclaration } from '../web-build/remote-declaration.mjs';

/**
 * A file of a remote.
 *
 * @typedef {object} TemplateFile
 * @property {string} path from the remote's folder
 * @property {string} text
 * @property {boolean} isProgram whether it may be run
 */

/**
 * What new remotes are made of.
 *
 * @typedef {object} Template
 * @property {readonly TemplateFile[]} files
 * @property {import('./names.mjs').Taken} taken what the remotes of this product have
 */

const packed = new URL('../dist/template.json', import.meta.url);

/** What the tools were packed with. @returns {Promise<Template>} */
export async function packedTemplate() {
  return JSON.parse(await readFile(packed, 'utf8'));
}

/**
 * The folder `remote-template`, which is a remote itself, as a remote outside of this repository has it.
 *
 * @returns {Promise<Template>}
 */
export async function workspaceTemplate() {
  const folder = join(root, 'remote-template');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !/^(node_modules|dist|build)\//.test(path))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => ({
      path,
      text: await outside(folder, path),
      isProgram: ((await stat(join(folder, path))).mode & 0o100) !== 0,
    })),
  );
  return { files, taken: await taken() };
}

/** Text of a file, without what only holds within this repository. @param {string} folder @param {string} path */
async function outside(folder, path) {
  const text = await readFile(join(folder, path), 'utf8');
  if (path === 'tsconfig.json')
    return text.replace('"../tsconfig.base.json"', '"@tallyhouse/tools/dist/tsconfig.json"');
  if (path !== 'package.json') return text;
  const own = JSON.parse(text);
  for (const group of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(own[group])) own[group][name] = await versionUsed(folder, name);
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** The version that the template is tested with. @param {string} folder @param {string} dependency */
async function versionUsed(folder, dependency) {
  const file = join(folder, 'node_modules', dependency, 'package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}

async function taken() {
  /** @type {Record<string, string>} */
  const paths = Object.fromEntries(ownPaths.map((path) => [path, 'the shell']));
  for (const name of remoteNames) {
    const declaration = await readDeclaration(workspaceRemote(name).folder);
    for (const path of declaration.paths) paths[path] = `${name} of ${declaration.owner}`;
  }
  return { names: [...remoteNames, 'remote-template'], paths };
}
