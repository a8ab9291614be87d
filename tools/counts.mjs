// What runners counted, and the line by which a run says so.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {readonly Counts[]} parts @returns {Counts} */
export function sumOf(parts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    sum.passed += part.passed;
    sum.failed += part.failed;
    sum.skipped += part.skipped;
  }
  return sum;
}

/** @param {Counts} counts */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** Prints the line as the last of a run, fails the process when a check failed, and keeps the counts under `name`. */
export async function closeRun(/** @type {string} */ name, /** @type {Counts} */ counts) {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(name), JSON.stringify(counts));
  console.log(countsLine(counts));
  if (counts.failed > 0) process.exitCode = 1;
}

/** What the run `name` counted last. A run that broke off kept nothing. @param {string} name @returns {Promise<Counts>} */
export async function readCounts(name) {
  return JSON.parse(await readFile(fileOf(name), 'utf8'));
}

const folder = join(root, '.cache/counts');
const fileOf = (/** @type {string} */ name) => join(folder, `${name}.json`);
