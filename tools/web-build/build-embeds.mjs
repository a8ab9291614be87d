import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { embedOptions } from './embed-options.mjs';
import { integrityFile } from './embed-place.mjs';
import { integrityOf } from './integrity-of.mjs';
import { remoteNames, sharedFolder, webFolder, workspaceRemote } from './packages.mjs';
import { precompress } from './precompress.mjs';

/**
 * Builds each remote of this repository as one file for portals, `dist/web/embed/<name>/<version>/mount.js`, and
 * beside it `integrity.json`, which says its hash and the React within it.
 *
 * @returns {Promise<string[]>} the sources that were read
 */
export async function buildEmbeds() {
  const read = await Promise.all(remoteNames.map(buildEmbed));
  await precompress(join(webFolder, 'embed'));
  return [...new Set(read.flat())];
}

/** @param {string} name of the remote */
async function buildEmbed(name) {
  const remote = workspaceRemote(name);
  const manifest = integrityFile(name);
  const file = join(dirname(manifest), 'mount.js');
  await mkdir(dirname(manifest), { recursive: true });
  const { metafile } = await build(embedOptions(remote, file));
  const facts = {
    format: 1,
    name,
    version: remote.version,
    react: reactVersion(),
    files: { 'mount.js': integrityOf(await readFile(file)) },
  };
  await writeFile(manifest, `${JSON.stringify(facts, null, 2)}\n`);
  return Object.keys(metafile?.inputs ?? {})
    .filter((input) => !input.includes(':'))
    .map((input) => resolve(remote.folder, input));
}

/** @returns {string} */
function reactVersion() {
  return createRequire(join(sharedFolder, 'package.json'))('react/package.json').version;
}
