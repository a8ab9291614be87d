import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEmbeds } from './build-embeds.mjs';
import { buildRemote } from './build-remote.mjs';
import { remoteAt } from './packages.mjs';
import { precompress } from './precompress.mjs';

/**
 * Builds the remote of a repository of its own: for the shell into `dist/<version>`, and, when it has a `src/mount.ts`,
 * for portals into `dist/embed/<version>`.
 *
 * @param {string} folder of the repository
 * @returns {Promise<string[]>} what to tell, a line each
 */
export async function buildOwn(folder) {
  const remote = remoteAt(folder);
  await buildRemote(remote);
  const lines = [`${remote.name} ${remote.version} is built: see ${remote.output}.`];
  if (!existsSync(join(folder, 'src/mount.ts'))) return lines;
  const embed = join(folder, 'dist/embed', remote.version);
  await buildEmbeds(embed, [{ remote, place: '.' }]);
  await precompress(embed);
  return [
    ...lines,
    `Its file for portals: ${join(embed, 'mount.js')}; integrity.json beside it has its hash.`,
    'What the page of a portal needs: npx tallyhouse-remote embed ADDRESS, once it is served.',
  ];
}
