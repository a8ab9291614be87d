import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { embedOptions } from './embed-options.mjs';
import { integrityOf } from './integrity-of.mjs';
import { sharedFolder } from './packages.mjs';

/**
 * Builds a remote as one file for portals, `mount.js`, and beside it `integrity.json`, which says its hash and the
 * React within it.
 *
 * @param {import('./packages.mjs').Remote} remote
 * @param {string} folder gets both files
 * @returns {Promise<string[]>} the sources that were read
 */
export async function buildEmbed(remote, folder) {
  const file = join(folder, 'mount.js');
  await mkdir(folder, { recursive: true });
  const { metafile } = await build(embedOptions(remote, file));
  const facts = {
    format: 1,
    name: remote.name,
    version: remote.version,
    react: reactVersion(),
    files: { 'mount.js': integrityOf(await readFile(file)) },
  };
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(facts, null, 2)}\n`);
  return Object.keys(metafile?.inputs ?? {})
    .filter((input) => !input.includes(':'))
    .map((input) => resolve(remote.folder, input));
}

/** @returns {string} */
function reactVersion() {
  return createRequire(join(sharedFolder, 'package.json'))('react/package.json').version;
}
