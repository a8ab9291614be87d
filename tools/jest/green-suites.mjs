// Which joined suites a run of tests can leave out: those that were green today with the same files.
import { createHash } from 'node:crypto';
import { countedBefore, keepGreen, stateOf } from '../green-before.mjs';
import { joinAllSuites } from './joined-suites.mjs';
import { webFolders } from './folders.mjs';

/** @typedef {import('../counts.mjs').Counts} Counts */
/** @typedef {{ path: string, name: string, state: string }} DueSuite */

/** What no test of a package reads. */
const always = ['.', ':!e2e', ':!docs/images'];

/**
 * Files that can decide what tests of packages find, as patterns of Git: all but the sources of packages that these do not
 * know. Tests of tools look at everything.
 *
 * @param {readonly string[]} packages
 */
export function decidingFiles(packages) {
  const known = ['shared', ...packages].map((name) => `${name}/src`);
  if (known.some((folder) => ![...webFolders, 'api/src'].includes(folder))) return ['.'];
  const others = ['api/src', ...webFolders].filter((folder) => !known.includes(folder));
  const isWeb = !packages.includes('api');
  return [...always, ...(isWeb ? ['bench', 'docs', ...others] : others).map((folder) => `:!${folder}`)];
}

/**
 * Splits the suites into those that have to run, and what the others counted.
 *
 * @param {readonly string[]} settings what decides about them besides files
 * @returns {Promise<{ due: DueSuite[], green: Counts[] }>}
 */
export async function suitesDue(settings) {
  /** @type {DueSuite[]} */
  const due = [];
  /** @type {Counts[]} */
  const green = [];
  /** @type {Map<string, Promise<string>>} */
  const states = new Map();
  for (const { path, packages, text } of await joinAllSuites()) {
    const state = states.get(packages.join(' ')) ?? stateOf(decidingFiles(packages), [today(), ...settings]);
    states.set(packages.join(' '), state);
    const suite = {
      path,
      name: `suites/${createHash('sha256').update(text).digest('hex')}`,
      state: await state,
    };
    const counts = await countedBefore(suite.name, suite.state);
    if (counts === null) due.push(suite);
    else green.push(counts);
  }
  return { due, green };
}

/** The demo's days go by it. */
export const today = () => new Date().toISOString().slice(0, 10);

/**
 * Keeps those of which no test failed.
 *
 * @param {readonly DueSuite[]} due
 * @param {ReadonlyMap<string, Counts>} counted by their paths
 */
export async function keepGreenSuites(due, counted) {
  for (const { path, name, state } of due) {
    const counts = counted.get(path);
    if (counts?.failed === 0) await keepGreen(name, state, counts);
  }
}
