import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * What a `remote.config.mjs` exports as `declaration`; the build adds name and version of its package.json.
 *
 * @typedef {object} RemoteDeclaration
 * @property {string} owner the team to turn to; shown when the remote fails
 * @property {number} contract major version of the remote contract it is written for
 * @property {string[]} paths every path of its screens
 * @property {NavigationEntry[]} navigation
 *
 * @typedef {object} NavigationEntry
 * @property {string} path
 * @property {{ en: string, sw: string }} title
 * @property {'overview' | 'reports' | 'confirm' | 'monitoring' | 'logs' | 'administration'} group
 * @property {string} icon
 * @property {number} order place within its group
 * @property {string} [permission] shown to everybody who is signed in when there is none
 * @property {string[]} [channels] shown only for a brand with one of these
 */

/**
 * @param {string} name folder of the remote
 * @returns {Promise<RemoteDeclaration>}
 */
export async function readDeclaration(name) {
  const { declaration } = await import(pathToFileURL(join(root, name, 'remote.config.mjs')).href);
  return declaration;
}
