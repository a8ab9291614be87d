import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';

/**
 * Holds a remote to the calls that its `calls.json` names: no fewer than it makes, and no more. Gives them.
 *
 * The list is committed, so that a call more is a line that somebody reads and agrees to. Here it is rewritten and
 * said; where nobody looks (`CI`) a difference fails the build.
 *
 * @param {import('./packages.mjs').Remote} remote
 * @param {string[]} named
 * @param {string[]} used
 */
export async function heldCalls({ name, folder }, named, used) {
  const changes = [
    ...used.filter((call) => !named.includes(call)).map((call) => `+ ${call}`),
    ...named.filter((call) => !used.includes(call)).map((call) => `- ${call}`),
  ];
  if (changes.length === 0) return named;
  const what = `${name} makes other calls than its calls.json names: ${changes.join(', ')}`;
  if (process.env['CI'] !== undefined)
    throw new SentenceError(`${what}. Build it, read what changed in calls.json, and commit it if it may.`);
  await writeFile(join(folder, 'calls.json'), `${JSON.stringify(used, null, 2)}\n`);
  console.warn(`${what}. The file was rewritten: read it, and commit it if the remote may.`);
  return used;
}
