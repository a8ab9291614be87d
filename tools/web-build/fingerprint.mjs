import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../run.mjs';
import { integrityFile } from './embed-place.mjs';
import { remoteNames, webFolder, workspaceRemote } from './packages.mjs';
import { trustedKeys } from './registry-keys.mjs';

const cache = join(root, 'dist/.cache');

/**
 * Whether the files of an earlier build are still there and none of what went into it has changed.
 *
 * @param {string} name
 */
export async function isBuilt(name) {
  const proof = proofOf(name);
  const text = await readFile(inputsFile(name), 'utf8').catch(() => null);
  if (text === null || !existsSync(proof)) return false;
  /** @type {{ files: string[], hash: string }} */
  const { files, hash } = JSON.parse(text);
  return (await hashOf(files)) === hash;
}

/** A file that a finished build has written. @param {string} name */
function proofOf(name) {
  if (name === 'shell') return join(webFolder, 'index.html');
  return name === 'embed'
    ? integrityFile(remoteNames.at(-1) ?? '')
    : join(workspaceRemote(name).output, 'manifest.json');
}

/**
 * Notes what went into a build: the sources that it read, and what decides how it reads them.
 *
 * @param {string} name
 * @param {Iterable<string>} sources whole paths
 */
export async function rememberBuilt(name, sources) {
  const read = [...sources]
    .map((file) => relative(root, file))
    .filter((file) => !/^\.\.|(^|[\\/])node_modules[\\/]|^dist[\\/]/.test(file));
  const files = [...new Set([...read, ...(await configurationOf(name))])].sort();
  const present = [];
  for (const file of files) if (await isFile(file)) present.push(file);
  await mkdir(cache, { recursive: true });
  await writeFile(inputsFile(name), JSON.stringify({ files: present, hash: await hashOf(present) }));
}

/** @param {string} name */
async function configurationOf(name) {
  const tools = await readdir(join(root, 'tools/web-build'), { recursive: true });
  const kit = await readdir(join(root, 'shared/src/kit'));
  return [
    ...tools.map((file) => join('tools/web-build', file)),
    ...kit.map((file) => join('shared/src/kit', file)),
    ...ownConfigurationOf(name),
    'shared/package.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ];
}

/** @param {string} name @returns {string[]} */
function ownConfigurationOf(name) {
  if (name === 'embed')
    return remoteNames.flatMap((remote) => [
      `${remote}/calls.json`,
      `${remote}/package.json`,
      `${remote}/tsconfig.json`,
    ]);
  const own =
    name === 'shell'
      ? ['shell/index.html', 'shell/src/page.css']
      : [`${name}/remote.config.mjs`, `${name}/calls.json`];
  return [...own, `${name}/package.json`, `${name}/tsconfig.json`];
}

/** @param {string} file */
async function isFile(file) {
  return stat(join(root, file)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** @param {string[]} files */
async function hashOf(files) {
  const hash = createHash('sha256').update(process.versions.node).update(JSON.stringify(trustedKeys()));
  for (const file of files) {
    hash.update(file).update(await readFile(join(root, file)).catch(() => 'gone'));
  }
  return hash.digest('hex');
}

/** @param {string} name */
function inputsFile(name) {
  return join(cache, `${name}.inputs.json`);
}
