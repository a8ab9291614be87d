import { join } from 'node:path';
import { webFolder, workspaceRemote } from './packages.mjs';

/** Gets the files for portals of each remote of this repository. */
export const embedFolder = join(webFolder, 'embed');

/** @param {string} name of a remote @returns {import('./embed-options.mjs').Embed} */
export function embedOf(name) {
  const remote = workspaceRemote(name);
  return { remote, place: join(name, remote.version) };
}

/**
 * What says the hashes of a remote's files for portals; they lie beside it.
 *
 * @param {string} name of the remote
 */
export function integrityFile(name) {
  return join(embedFolder, embedOf(name).place, 'integrity.json');
}
