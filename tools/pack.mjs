// `npm run pack`: writes what a deployment serves under /sdk/ into dist/web/sdk, unless nothing has changed since: the two
// packages that a remote in a repository of its own is built with, `@tallyhouse/shared`, the contract with the kit, and
// `@tallyhouse/tools`, the build with the publishing tool; their hashes; and the program that makes a new remote.
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleConformance } from './conformance-tool.mjs';
import { bundleCreator } from './create-remote/bundle.mjs';
import { sha512 } from './create-remote/sdk.mjs';
import { workspaceTemplate } from './create-remote/template-files.mjs';
import { ensureInstalled } from './install.mjs';
import { bundleRemoteTool } from './remote-tool.mjs';
import { root, run } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { pageStyle } from './web-build/page-style.mjs';
import { remoteNames } from './web-build/packages.mjs';

const folder = join(root, 'dist/web/sdk');
const names = ['shared', 'tools'];

/** @returns {Promise<string>} the folder: `index.json`, the files that it names, and `create-remote.mjs` */
export async function packForRemotes() {
  if (await arePacked()) return folder;
  const inputs = await hashOfInputs();
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const template = await workspaceTemplate();
  await fillDist(template);
  const packages = [];
  for (const name of names) packages.push(await pack(name, aside));
  await bundleCreator(template, join(aside, 'create-remote.mjs'));
  await writeFile(join(aside, 'index.json'), JSON.stringify({ format: 1, inputs, packages }, null, 2));
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  return folder;
}

/** Whether the packages are there, and nothing that goes into them has changed since. */
export async function arePacked() {
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '{}');
  return JSON.parse(index).inputs === (await hashOfInputs());
}

/** What is in the tools' package beside its sources. @param {import('./create-remote/template-files.mjs').Template} template */
async function fillDist(template) {
  await bundleConformance();
  await bundleRemoteTool(join(root, 'tools/dist/remote-tool.mjs'));
  await writeTsconfig(join(root, 'tools/dist/tsconfig.json'));
  await writeFile(join(root, 'tools/dist/template.json'), JSON.stringify(template));
  await writeFile(join(root, 'tools/dist/page.css'), await pageStyle());
}

/**
 * Packs a package of this repository as others can install it.
 *
 * @param {string} name of its folder
 * @param {string} target folder that gets the file
 */
async function pack(name, target) {
  const staged = await mkdtemp(join(tmpdir(), 'tallyhouse-pack-'));
  try {
    const isWanted = (/** @type {string} */ file) => !/[\\/]node_modules([\\/]|$)/.test(file);
    await cp(join(root, name), staged, { recursive: true, filter: isWanted });
    await writeFile(join(staged, 'package.json'), JSON.stringify(await packageOf(name), null, 2));
    const { code, output } = await run({
      title: `package ${name}`,
      command: [
        'npm',
        'pack',
        staged,
        '--json',
        '--ignore-scripts',
        '--silent',
        '--pack-destination',
        target,
      ],
    });
    const made = (await readdir(target)).find((one) => one.startsWith(`tallyhouse-${name}-`));
    if (code !== 0 || made === undefined) throw new SentenceError(`Packing ${name} failed:\n${output}`);
    const bytes = await readFile(join(target, made));
    // Two builds of one version are two files: a lockfile that knows the one does not take the other.
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const file = made.replace(/\.tgz$/, `-${hash}.tgz`);
    await rename(join(target, made), join(target, file));
    return { name: `@tallyhouse/${name}`, file, integrity: sha512(bytes) };
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** Its package.json with the versions that this repository uses. @param {string} name */
async function packageOf(name) {
  const own = await readPackage(join(root, name));
  /** @type {Record<string, string>} */
  const dependencies = {};
  for (const dependency of Object.keys(own.dependencies))
    if (!dependency.startsWith('@tallyhouse/'))
      dependencies[dependency] = (await readPackage(join(root, name, 'node_modules', dependency))).version;
  const others = Object.keys(own.dependencies).filter((dependency) => !(dependency in dependencies));
  return {
    ...own,
    ...{ dependencies, devDependencies: {} },
    // Whoever installs this has the other one beside it: no registry is to be asked for a name that nobody owns there.
    peerDependencies: Object.fromEntries(others.map((other) => [other, own.version])),
    peerDependenciesMeta: Object.fromEntries(others.map((other) => [other, { optional: true }])),
  };
}

/** @param {string} place @returns {Promise<any>} */
async function readPackage(place) {
  return JSON.parse(await readFile(join(place, 'package.json'), 'utf8'));
}

/** Of all that goes into the packages. */
async function hashOfInputs() {
  const folders = ['shared', 'tools', 'remote-template'];
  const files = (await Promise.all(folders.map((one) => filesIn(join(root, one))))).flat();
  const others = ['pnpm-lock.yaml', 'tsconfig.base.json', 'shell/src/page.css'];
  const own = remoteNames.map((name) => `${name}/remote.config.mjs`);
  const hash = createHash('sha256');
  for (const file of [...files, ...[...others, ...own].map((one) => join(root, one))].sort())
    hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest('hex');
}

/** @param {string} place @returns {Promise<string[]>} */
async function filesIn(place) {
  const entries = await readdir(place, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !['node_modules', 'dist', 'build'].includes(name))
    .map((entry) => {
      const path = join(place, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

/** What a remote's own tsconfig.json extends: the rules of this repository, for code of a browser. @param {string} file */
export async function writeTsconfig(file) {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.base.json'), 'utf8'));
  const browser = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ compilerOptions: { ...compilerOptions, ...browser } }, null, 2));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runTool(async () => {
    await ensureInstalled();
    console.log(await packForRemotes());
  });
