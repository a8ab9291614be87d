import { join } from 'node:path';
import { webFolder, workspaceRemote } from './packages.mjs';

/**
 * What says the hashes of a remote's files for portals; they lie beside it.
 *
 * @param {string} name of the remote
 */
export function integrityFile(name) {
  return join(webFolder, 'embed', name, workspaceRemote(name).version, 'integrity.json');
}
