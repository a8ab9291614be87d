// Remembers what a check found in order, so that it is not looked at twice. It goes by what files hold, never by their
// times: a clone, a branch and back, or a touched file change nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** What decides a check besides the files that it reads: its tools and their settings. */
const always = ['pnpm-lock.yaml', 'tools/run.mjs', 'tools/green-before.mjs', 'tsconfig.base.json'];

/**
 * Runs `check` unless it was green with these very files, and gives whether all is in order.
 *
 * @param {string} name of the check
 * @param {string[]} files as patterns of Git
 * @param {() => Promise<boolean>} check
 */
export async function unlessGreenBefore(name, files, check) {
  const marker = join(root, '.cache/green', name);
  const now = await hashOf([...files, ...always]);
  if (now === (await readFile(marker, 'utf8').catch(() => ''))) {
    console.log(`${name}: in order, as when these files were last checked`);
    return true;
  }
  const isGreen = await check();
  if (isGreen) {
    await mkdir(dirname(marker), { recursive: true });
    await writeFile(marker, now);
  }
  return isGreen;
}

/** @param {string[]} patterns @returns {Promise<string>} */
async function hashOf(patterns) {
  const hash = createHash('sha256').update(process.version);
  for (const path of filesLike(patterns)) {
    hash.update(`\0${path}\0`);
    // A file that was deleted, but not committed as such, is still listed.
    hash.update(await readFile(join(root, path)).catch(() => 'deleted'));
  }
  return hash.digest('hex');
}

/** Files that Git knows or would take. @param {string[]} patterns */
export function filesLike(patterns) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
  return execFileSync('git', [...args, ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '')
    .sort();
}
