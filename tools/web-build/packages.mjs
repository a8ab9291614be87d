import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

export const remoteNames = ['remote-online', 'remote-retail', 'remote-logs', 'remote-admin'];

export const webFolder = join(root, 'dist/web');

/**
 * @param {string} name folder of the package
 * @returns {string}
 */
export function versionOf(name) {
  return JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).version;
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

/** @param {string} name */
export function remoteFolder(name) {
  return join(webFolder, 'remotes', name, versionOf(name));
}
