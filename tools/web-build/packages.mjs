import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { root } from '../run.mjs';

export const remoteNames = ['remote-online', 'remote-retail', 'remote-logs', 'remote-admin'];

export const webFolder = join(root, 'dist/web');

/** What builds make of remotes; what users get is a copy in `dist/web/remotes`, which publishing puts there. */
const builtFolder = join(root, 'dist/remotes');

/** The contract package: the one of this repository, or what a remote's own repository has installed. */
export const sharedFolder = dirname(
  realpathSync(createRequire(import.meta.url).resolve('@tallyhouse/shared/package.json')),
);

/**
 * A remote that is built.
 *
 * @typedef {object} Remote
 * @property {string} name `remote-online`
 * @property {string} version of its package.json
 * @property {string} folder its sources
 * @property {string} output where its built files go
 */

/**
 * A remote of this repository.
 *
 * @param {string} name folder of the package
 * @returns {Remote}
 */
export function workspaceRemote(name) {
  const version = versionOf(name);
  return { name, version, folder: join(root, name), output: join(builtFolder, name, version) };
}

/**
 * A remote in a repository of its own: `folder` holds its package.json, `dist/<version>` gets what is built.
 *
 * @param {string} folder
 * @returns {Remote}
 */
export function remoteAt(folder) {
  const { name, version } = readPackage(folder);
  return { name: basename(name), version, folder, output: join(folder, 'dist', version) };
}

/**
 * @param {string} name folder of the package
 * @returns {string}
 */
export function versionOf(name) {
  return readPackage(join(root, name)).version;
}

/** @param {string} folder @returns {{ name: string, version: string }} */
function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * Global variable of a remote's container. It carries the version, so that two versions on a page never mix.
 *
 * @param {string} name
 * @param {string} version
 */
export function containerOf(name, version) {
  return `tallyhouse_${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_');
}
