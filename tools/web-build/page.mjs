import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { webFolder } from './packages.mjs';
import { preloadScript } from './preload-script.mjs';

/**
 * Writes the page's HTML for a finished build of the shell, and its one style sheet.
 *
 * The server puts the registry in the place of `<!--registry-->`. Data and inline script stand before the style
 * sheet, which would otherwise hold them up.
 *
 * @param {import('webpack').Compilation} compilation
 */
export async function writePage(compilation) {
  const entry = filesOf(compilation, 'main');
  await mkdir(webFolder, { recursive: true });
  const style = await writeStyleSheet();
  const html = await pageHtml({ entry, style, chunks: chunksByUse(compilation) });
  await writeFile(join(webFolder, 'index.html'), html);
}

/**
 * @param {{ entry: string[], style: string, chunks: { remote: string[], modules: Record<string, string[]> } }} parts
 */
export async function pageHtml({ entry, style, chunks }) {
  const template = await readFile(join(root, 'shell/index.html'), 'utf8');
  const data = `<script type="application/json" id="tallyhouse-shell">${JSON.stringify(chunks)}</script>`;
  const scripts = entry.map((file) => `<script defer src="${file}"></script>`).join('');
  return template
    .replace('<!--preload-->', () => `${data}<script>${preloadScript}</script>`)
    .replace('<!--style-->', () => `<link rel="stylesheet" href="${style}" />`)
    .replace('<!--scripts-->', () => scripts);
}

async function writeStyleSheet() {
  const bytes = await readFile(join(root, 'shell/src/page.css'));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  await writeFile(join(webFolder, `shell/page.${hash}.css`), bytes);
  return `/shell/page.${hash}.css`;
}

/** @param {import('webpack').Compilation} compilation @param {string} chunkName */
function filesOf(compilation, chunkName) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).map((file) => `/shell/${file}`);
}

/**
 * Which files a page with a remote needs beside the entry, and which bring each shared module.
 *
 * @param {import('webpack').Compilation} compilation
 */
function chunksByUse(compilation) {
  const entry = new Set(filesOf(compilation, 'main'));
  /** @param {string[]} names */
  const lazy = (names) => [
    ...new Set(names.flatMap((name) => filesOf(compilation, name)).filter((file) => !entry.has(file))),
  ];
  const kit = [...compilation.namedChunkGroups.keys()].filter((name) => name.startsWith('kit-'));
  return {
    remote: lazy(['frame', 'federation']),
    modules: Object.fromEntries(
      kit.map((name) => [`@tallyhouse/shared/kit/${name.slice('kit-'.length)}`, lazy([name])]),
    ),
  };
}
