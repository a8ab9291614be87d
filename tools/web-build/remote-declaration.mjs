import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { remoteNames, workspaceRemote } from './packages.mjs';

/**
 * What a `remote.config.mjs` exports as `declaration`; the build adds name and version of its package.json.
 *
 * @typedef {object} RemoteDeclaration
 * @property {string} owner the team to turn to; shown when the remote fails
 * @property {number} contract major version of the remote contract it is written for
 * @property {string[]} paths every path of its screens
 * @property {NavigationEntry[]} navigation
 * @property {string[]} [periodBarAt] paths whose screens have a period bar; its room is kept while they come
 *
 * @typedef {object} NavigationEntry
 * @property {string} path
 * @property {{ en: string, sw: string, ar?: string }} title
 * @property {'overview' | 'reports' | 'confirm' | 'monitoring' | 'logs' | 'administration'} group
 * @property {string} icon
 * @property {number} order place within its group
 * @property {string} [permission] shown to everybody who is signed in when there is none
 * @property {string[]} [channels] shown only for a brand with one of these
 */

/**
 * What a remote says of itself, with the calls of its `calls.json`: the only ones that it is allowed.
 *
 * @param {string} folder of the remote
 * @returns {Promise<RemoteDeclaration & { calls: string[] }>}
 */
export async function readDeclaration(folder) {
  const { declaration } = await import(pathToFileURL(join(folder, 'remote.config.mjs')).href);
  return { ...declaration, calls: JSON.parse(await readFile(join(folder, 'calls.json'), 'utf8')) };
}

/** What the remotes of this repository say, in the order of their names' list. */
export function workspaceDeclarations() {
  return Promise.all(remoteNames.map((name) => readDeclaration(workspaceRemote(name).folder)));
}
