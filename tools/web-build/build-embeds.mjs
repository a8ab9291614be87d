import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { embedOptions } from './embed-options.mjs';
import { integrityOf } from './integrity-of.mjs';
import { sharedFolder } from './packages.mjs';

/**
 * Builds remotes for portals, each as one file, `mount.js`, and beside it `integrity.json`, which says its hash and the
 * React within it.
 *
 * @param {string} outdir
 * @param {readonly [import('./embed-options.mjs').Embed, ...import('./embed-options.mjs').Embed[]]} embeds
 * @returns {Promise<string[]>} the sources that were read
 */
export async function buildEmbeds(outdir, embeds) {
  const { metafile } = await build(embedOptions(outdir, embeds));
  for (const { remote, place } of embeds) {
    const folder = join(outdir, place);
    const facts = {
      format: 1,
      name: remote.name,
      version: remote.version,
      react: reactVersion(),
      files: { 'mount.js': integrityOf(await readFile(join(folder, 'mount.js'))) },
    };
    await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(facts, null, 2)}\n`);
  }
  return Object.keys(metafile?.inputs ?? {})
    .filter((input) => !input.includes(':'))
    .map((input) => resolve(embeds[0].remote.folder, input));
}

/** @returns {string} */
function reactVersion() {
  return createRequire(join(sharedFolder, 'package.json'))('react/package.json').version;
}
