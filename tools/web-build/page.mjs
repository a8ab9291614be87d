import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { integrityOf } from './integrity-of.mjs';
import { webFolder } from './packages.mjs';
import { pageScript } from './page-script.mjs';
import { trustedKeys } from './registry-keys.mjs';
import { kitComponents, sharedModules } from './shared-modules.mjs';

/**
 * Writes the page's HTML for a finished build of the shell, and its one style sheet.
 *
 * The server puts the manifests of a path's remote in the place of `<!--manifests-->`, and the registry in that of
 * `<!--registry-->`, behind everything that is to be fetched: with many remotes it is the longest part. Data and inline
 * script stand before the style sheet, which would otherwise hold them up.
 *
 * @param {import('webpack').Compilation} compilation
 */
export async function writePage(compilation) {
  const entry = filesOf(compilation, 'main');
  await mkdir(webFolder, { recursive: true });
  const style = await writeStyleSheet();
  const chunks = chunksByUse(compilation);
  const hashes = await hashesOf([...entry, style, ...chunks.remote, ...Object.values(chunks.modules).flat()]);
  await writeFile(join(webFolder, 'index.html'), await pageHtml({ entry, style, chunks, hashes }));
  // Which registries this shell takes, for the server that is asked to publish one.
  await writeFile(join(webFolder, 'registry-keys.json'), JSON.stringify(trustedKeys()));
}

/**
 * `chunks` names the files that a page with a remote needs beside the entry, and those that bring each shared module,
 * none where the entry does; `hashes` has the SHA-384 of each file by its address, or none at all in development.
 *
 * @param {{ entry: string[], style: string, chunks: { remote: string[], modules: Record<string, string[]> }, hashes?: Record<string, string> }} parts
 */
export async function pageHtml({ entry, style, chunks, hashes = {} }) {
  const template = await readFile(join(root, 'shell/index.html'), 'utf8');
  const ahead = [...chunks.remote, ...Object.values(chunks.modules).flat()];
  const data = { ...chunks, contract: await remoteContract(), hashes: pick(hashes, ahead) };
  const json = `<script type="application/json" id="tallyhouse-shell">${JSON.stringify(data)}</script>`;
  /** @param {string} file */
  const checked = (file) =>
    hashes[file] === undefined ? '' : ` integrity="${hashes[file]}" crossorigin="anonymous"`;
  const scripts = entry.map((file) => `<script defer src="${file}"${checked(file)}></script>`).join('');
  return template
    .replace('<!--preload-->', () => `${json}<script>${pageScript}</script>`)
    .replace('<!--style-->', () => `<link rel="stylesheet" href="${style}"${checked(style)} />`)
    .replace('<!--scripts-->', () => scripts);
}

/** @param {Record<string, string>} hashes @param {string[]} files */
function pick(hashes, files) {
  return Object.fromEntries(Object.entries(hashes).filter(([file]) => files.includes(file)));
}

/** Major version of the contract that this shell speaks. */
async function remoteContract() {
  const source = await readFile(join(root, 'shared/src/contracts/remote.ts'), 'utf8');
  const [, version] = /^export const remoteContract = (\d+);$/m.exec(source) ?? [];
  if (version === undefined) throw new Error('shared/src/contracts/remote.ts names no remoteContract');
  return Number(version);
}

async function writeStyleSheet() {
  const bytes = await readFile(join(root, 'shell/src/page.css'));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  await writeFile(join(webFolder, `shell/page.${hash}.css`), bytes);
  return `/shell/page.${hash}.css`;
}

/** @param {string[]} files @returns {Promise<Record<string, string>>} */
async function hashesOf(files) {
  return Object.fromEntries(
    await Promise.all(
      [...new Set(files)].map(async (file) => [file, integrityOf(await readFile(join(webFolder, file)))]),
    ),
  );
}

/** @param {import('webpack').Compilation} compilation @param {string} chunkName */
function filesOf(compilation, chunkName) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).map((file) => `/shell/${file}`);
}

/** @param {import('webpack').Compilation} compilation */
function chunksByUse(compilation) {
  const entry = new Set(filesOf(compilation, 'main'));
  /** @param {string[]} names */
  const lazy = (names) => [
    ...new Set(names.flatMap((name) => filesOf(compilation, name)).filter((file) => !entry.has(file))),
  ];
  const components = kitComponents();
  const shared = Object.values(sharedModules()).map(({ shareKey }) => shareKey);
  /** @param {string} name */
  const chunkOf = (name) => components.get(name) ?? name.replace(/^.*\/kit\//, 'kit-');
  return {
    remote: lazy(['frame', 'federation']),
    // Those that are neither components nor of the kit come with the entry.
    modules: Object.fromEntries(shared.map((name) => [name, lazy([chunkOf(name)])])),
  };
}
