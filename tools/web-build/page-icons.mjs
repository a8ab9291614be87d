import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';
import { sharedFolder } from './packages.mjs';
import { partsOf } from './parts-of.mjs';

/**
 * Icons that the frame drew once: remotes of this contract take them from the page still. They go with the next number.
 *
 * @type {string[]}
 */
const promised = [];

/**
 * Fails when `kit/page-icons.ts` does not name exactly those icons of the kit that stand in files of every page: one
 * that it misses is in the page twice, and one that it has too many comes with pages that do not draw it.
 *
 * @param {import('webpack').Compilation} compilation the shell's
 */
export async function refuseOtherIcons(compilation) {
  const [given, others] = await Promise.all([iconsOf('page-icons.ts'), iconsOf('icons.ts')]);
  const drawn = drawnIcons(compilation);
  const missing = others.filter((icon) => drawn.has(icon) && !given.includes(icon));
  const unused = given.filter((icon) => !drawn.has(icon) && !promised.includes(icon));
  if (missing.length > 0)
    throw new SentenceError(
      `The frame draws ${missing.join(', ')}, which each remote would carry again: name them in shared/src/kit/page-icons.ts.`,
    );
  if (unused.length > 0)
    throw new SentenceError(
      `shared/src/kit/page-icons.ts names ${unused.join(', ')}, which the frame does not draw: move what no published contract names to icons.ts, and the rest to the list in tools/web-build/page-icons.mjs.`,
    );
}

/** @param {string} file of the kit */
async function iconsOf(file) {
  const source = await readFile(join(sharedFolder, 'src/kit', file), 'utf8');
  return [...source.matchAll(/^ {2}(\w+Outlined),$/gm)].map(([, icon = '']) => icon);
}

/** What the page's first file and the frame's hold. @param {import('webpack').Compilation} compilation */
function drawnIcons({ chunkGraph, namedChunkGroups }) {
  const chunks = ['main', 'frame'].flatMap((name) => namedChunkGroups.get(name)?.chunks ?? []);
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const icons = modules
    .flatMap(partsOf)
    .map((module) => /[\\/]icons[\\/]es[\\/]icons[\\/](\w+)\.js$/.exec(module.nameForCondition() ?? '')?.[1]);
  return new Set(icons);
}
