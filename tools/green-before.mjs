// Remembers what a check found in order, so that it is not looked at twice. It goes by what files hold, never by their
// times: a clone, a branch and back, or a touched file change nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** What decides a check besides the files that it reads: its tools and their settings. */
const always = ['pnpm-lock.yaml', 'tools/run.mjs', 'tools/green-before.mjs', 'tsconfig.base.json'];

/** Set, as `npm test -- --anew` does: nothing is remembered. */
const isAnew = () => process.env['TEST_ANEW'] === '1';

/**
 * Runs `check` unless it was green with these very files, and gives whether all is in order.
 *
 * @param {string} name of the check
 * @param {string[]} files as patterns of Git
 * @param {() => Promise<boolean>} check
 */
export async function unlessGreenBefore(name, files, check) {
  const state = await stateOf(files);
  if ((await countedBefore(name, state)) !== null) {
    console.log(`${name}: in order, as when these files were last checked`);
    return true;
  }
  const isGreen = await check();
  if (isGreen) await keepGreen(name, state, { passed: 1, failed: 0, skipped: 0 });
  return isGreen;
}

/**
 * What decides a check, to be asked before it begins: a file that is changed meanwhile is another state.
 *
 * @param {string[]} files as patterns of Git
 * @param {readonly string[]} [also] what else does
 */
export async function stateOf(files, also = []) {
  const hash = createHash('sha256').update([process.version, ...also].join('\0'));
  for (const path of filesLike([...files, ...always])) hash.update(`\0${path}\0${await digestOf(path)}`);
  return hash.digest('hex');
}

/** @type {Map<string, Promise<string>>} */
const digests = new Map();

/** @param {string} path */
function digestOf(path) {
  const known = digests.get(path) ?? readDigest(path);
  digests.set(path, known);
  return known;
}

/** A file that was deleted, but not committed as such, is still listed. @param {string} path */
async function readDigest(path) {
  const bytes = await readFile(join(root, path)).catch(() => null);
  return bytes === null ? 'deleted' : createHash('sha256').update(bytes).digest('hex');
}

/**
 * What a check counted when all of it was green in this state; null where it was not.
 *
 * @param {string} name
 * @param {string} state
 * @returns {Promise<Counts | null>}
 */
export async function countedBefore(name, state) {
  if (isAnew()) return null;
  const kept = JSON.parse(await readFile(markerOf(name), 'utf8').catch(() => '{}'));
  return kept.state === state ? kept.counts : null;
}

/** @param {string} name @param {string} state @param {Counts} counts */
export async function keepGreen(name, state, counts) {
  await mkdir(dirname(markerOf(name)), { recursive: true });
  await writeFile(markerOf(name), JSON.stringify({ state, counts }));
}

const markerOf = (/** @type {string} */ name) => join(root, '.cache/green', `${name}.json`);

/** Files that Git knows or would take. @param {string[]} patterns */
export function filesLike(patterns) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
  return execFileSync('git', [...args, ...patterns], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((path) => path !== '')
    .sort();
}
