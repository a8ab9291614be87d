// Builds the same screens as one application, to compare the federated build with: `node tools/web-build/monolith.mjs FOLDER`.
// FOLDER/plain is a single-page application as one would build it without federation, FOLDER/preload the same with
// antd's styles computed at the build and the files of each route fetched ahead by the page, as the product does, and
// FOLDER/hinted that one with the product's hints for the compiler as well.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { root } from '../run.mjs';
import { runTool, SentenceError } from '../sentence-error.mjs';
import { compile } from './compile.mjs';
import { CompileHintPlugin } from './compile-hint-plugin.mjs';
import { integrityOf } from './integrity-of.mjs';
import { remoteNames, webFolder } from './packages.mjs';
import { precompress } from './precompress.mjs';
import { workspaceDeclarations } from './remote-declaration.mjs';
import { shellConfig } from './shell-config.mjs';
import { staticStyles } from './static-styles/static-styles.mjs';

await runTool(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new SentenceError('Name the folder to build into.');
  const sources = resolve(folder, 'src');
  const replaced = await writeReplacements(sources);
  const plain = { replaced, styles: undefined, isAhead: false, isHinted: false };
  await buildPage(resolve(folder, 'plain'), plain);
  const ahead = { ...plain, styles: await staticStyles(), isAhead: true };
  await buildPage(resolve(folder, 'preload'), ahead);
  await buildPage(resolve(folder, 'hinted'), { ...ahead, isHinted: true });
});

/**
 * `replaced` has files by what they stand for.
 *
 * @typedef {{ replaced: Map<string, string>, styles: Parameters<typeof shellConfig>[1], isAhead: boolean, isHinted: boolean }} Options
 */

/** @param {string} folder @param {Options} options */
async function buildPage(folder, options) {
  const { isAhead } = options;
  const compilation = await compile(monolithConfig(folder, options));
  await precompress(join(folder, 'shell'));
  const style = await copyStyle(folder);
  const ahead = isAhead ? await aheadScript(folder, compilation) : '';
  const html = await pageOf(folder, { entry: filesOf(compilation, 'main'), style, ahead });
  await writeFile(join(folder, 'index.html'), html);
}

/**
 * The shell with the remotes' screens in the place of the loader, and what is declared in the place of the registry.
 *
 * @param {string} folder
 * @param {Options} options
 */
function monolithConfig(folder, { replaced, styles, isHinted }) {
  const config = shellConfig('production', styles);
  const plugins = (config.plugins ?? []).filter(
    (plugin) => isHinted || !(plugin instanceof CompileHintPlugin),
  );
  return {
    ...config,
    name: 'monolith',
    output: { ...config.output, path: join(folder, 'shell'), uniqueName: 'tallyhouse_monolith' },
    plugins: [
      ...plugins,
      ...[...replaced].map(
        ([request, file]) => new webpack.NormalModuleReplacementPlugin(new RegExp(`/${request}$`), file),
      ),
    ],
  };
}

/** @param {string} folder @returns {Promise<Map<string, string>>} files by what they stand for */
async function writeReplacements(folder) {
  await mkdir(folder, { recursive: true });
  const declarations = await workspaceDeclarations();
  const imports = remoteNames.map(
    (name, index) =>
      `import { remote as r${index} } from ${JSON.stringify(join(root, name, 'src/routes.tsx'))};`,
  );
  const entries = declarations.map((declaration, index) => {
    const name = remoteNames[index];
    const releases = [{ version: '1.0.0', manifest: '', baseUrl: '/' }];
    return { name, stable: '1.0.0', pins: [], releases, remotes: { '1.0.0': declaration } };
  });
  const sources = {
    'federation/loader/load-screen-in-browser': `${imports.join('\n')}
const remotes = [${remoteNames.map((_, index) => `r${index}`).join(', ')}];
export async function loadScreenInBrowser({ name }, path) {
  const screen = remotes.find((remote) => remote.name === name).screens.find((one) => one.path === path);
  return { status: 'loaded', Screen: await screen.load(), remote: {} };
}
export function readManifestAhead() {}
export function abandonLoad() {}`,
    'http/limited-client': 'export const limitedClient = (http) => http;',
    'federation/page-registry': `const read = { registry: { remotes: ${JSON.stringify(entries)} }, refusal: null };
export const createPageRegistry = () => ({
  current: () => read,
  offered: () => null,
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(read),
  askAhead: () => undefined,
  look: () => Promise.resolve(),
});`,
  };
  const files = Object.entries(sources).map(([request, source]) => ({
    request,
    source,
    file: join(folder, `${request.replaceAll('/', '-')}.js`),
  }));
  for (const { file, source } of files) await writeFile(file, source);
  return new Map(files.map(({ request, file }) => [request, file]));
}

/** @param {string} folder */
async function copyStyle(folder) {
  const html = await readFile(join(webFolder, 'index.html'), 'utf8');
  const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  if (style === undefined) throw new SentenceError('Build the product first: npm run build.');
  await cp(join(webFolder, style), join(folder, style));
  return style;
}

/**
 * @param {string} folder
 * @param {{ entry: string[], style: string, ahead: string }} parts
 */
async function pageOf(folder, { entry, style, ahead }) {
  const template = await readFile(join(root, 'shell/index.html'), 'utf8');
  /** @param {string} file */
  const checked = async (file) =>
    `integrity="${integrityOf(await readFile(join(folder, file)))}" crossorigin="anonymous"`;
  const scripts = await Promise.all(
    entry.map(async (file) => `<script defer src="${file}" ${await checked(file)}></script>`),
  );
  const link = `<link rel="stylesheet" href="${style}" ${await checked(style)} />`;
  return template
    .replace('<!--manifests-->', '')
    .replace('<!--registry-->', '')
    .replace('<!--preload-->', () => ahead)
    .replace('<!--style-->', () => link)
    .replace('<!--scripts-->', () => scripts.join(''));
}

/**
 * The product's way of fetching ahead, with the chunks of this build.
 *
 * @param {string} folder
 * @param {import('webpack').Compilation} compilation
 */
async function aheadScript(folder, compilation) {
  const declarations = await workspaceDeclarations();
  const main = new Set(filesOf(compilation, 'main'));
  const paths = declarations.flatMap((declaration) => declaration.paths);
  const files = Object.fromEntries(
    paths.map((path) => [
      path,
      [...new Set(['frame', path.slice(1)].flatMap((name) => filesOf(compilation, name)))].filter(
        (file) => !main.has(file),
      ),
    ]),
  );
  const hashes = Object.fromEntries(
    await Promise.all(
      [...new Set(Object.values(files).flat())].map(async (file) => [
        file,
        integrityOf(await readFile(join(folder, file))),
      ]),
    ),
  );
  const data = JSON.stringify({ files, hashes });
  return `<script type="application/json" id="ahead">${data}</script><script>(()=>{const {files,hashes}=JSON.parse(document.getElementById("ahead").textContent);for(const f of files[location.pathname]||[]){const l=document.createElement("link");l.rel="preload";l.as="script";l.crossOrigin="anonymous";l.integrity=hashes[f];l.href=f;document.head.append(l)}})()</script>`;
}

/** @param {import('webpack').Compilation} compilation @param {string} chunkName */
function filesOf(compilation, chunkName) {
  const files = compilation.namedChunkGroups.get(chunkName)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js')).map((file) => `/shell/${file}`);
}
