import { dirname, join } from 'node:path';
import { buildEmbed } from './build-embed.mjs';
import { integrityFile } from './embed-place.mjs';
import { remoteNames, webFolder, workspaceRemote } from './packages.mjs';
import { precompress } from './precompress.mjs';

/**
 * Builds each remote of this repository for portals, into `dist/web/embed/<name>/<version>/`.
 *
 * @returns {Promise<string[]>} the sources that were read
 */
export async function buildEmbeds() {
  const read = await Promise.all(
    remoteNames.map((name) => buildEmbed(workspaceRemote(name), dirname(integrityFile(name)))),
  );
  await precompress(join(webFolder, 'embed'));
  return [...new Set(read.flat())];
}
