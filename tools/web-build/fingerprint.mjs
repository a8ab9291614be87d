import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { remoteFolder, webFolder } from './packages.mjs';

const cache = join(root, 'dist/.cache');

/** Hash of everything that decides what the build of `name` writes. @param {string} name */
export async function fingerprintOf(name) {
  const files = [
    ...(await filesUnder('tools/web-build')),
    ...(await filesUnder('shared/src')),
    ...(await filesUnder(name)),
    'shared/package.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
  ].filter((file) => !/\.test\.tsx?$/.test(file));
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Whether the files of an earlier build with this very input are still there. */
/** @param {string} name @param {string} fingerprint */
export async function isBuilt(name, fingerprint) {
  const known = await readFile(join(cache, `${name}.fingerprint`), 'utf8').catch(() => '');
  const proof = name === 'shell' ? join(webFolder, 'index.html') : join(remoteFolder(name), 'manifest.json');
  return known === fingerprint && existsSync(proof);
}

/** @param {string} name @param {string} fingerprint */
export async function rememberBuilt(name, fingerprint) {
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, `${name}.fingerprint`), fingerprint);
}

/** @param {string} folder @returns {Promise<string[]>} */
async function filesUnder(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !['node_modules', 'dist'].includes(entry.name))
      .map((entry) =>
        entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
      ),
  );
  return nested.flat();
}
