// Runs jest and counts what it counted.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sumOf } from './counts.mjs';
import { keepGreenSuites, suitesDue } from './jest/green-suites.mjs';
import { report, root, run } from './run.mjs';
import { withTempInMemory } from './temp-in-memory.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** For jest: without the further cases that `npm run test:deep -- embedded` has. */
export const oneCaseEach = ['--testNamePattern', '^(?!.*@deep)'];

/** @typedef {{ args?: string[], config?: string, env?: Readonly<Record<string, string>> }} JestOptions `args` and `config` for jest */

/**
 * Runs those suites that were not green today with the same files.
 *
 * @param {string} title
 * @param {JestOptions} options
 * @returns {Promise<Counts>} the others with what they counted then
 */
export async function runDueUnitTests(title, options) {
  const { due, green } = await suitesDue([JSON.stringify(options)]);
  if (green.length > 0)
    console.log(
      `${title}: ${green.length} of ${green.length + due.length} suites were green with the same files today`,
    );
  if (due.length === 0) return sumOf(green);
  const args = [...(options.args ?? []), '--runTestsByPath', ...due.map(({ path }) => path)];
  const { counts, bySuite } = await runJest(title, { ...options, args });
  await keepGreenSuites(due, bySuite);
  const lost = due.filter(({ path }) => !bySuite.has(path)).length;
  return sumOf([...green, counts, { passed: 0, failed: lost, skipped: 0 }]);
}

/** @param {string} title @param {JestOptions} [options] */
export async function runUnitTests(title, options) {
  return (await runJest(title, options)).counts;
}

/**
 * @param {string} title
 * @param {JestOptions} [options]
 * @returns {Promise<{ counts: Counts, bySuite: ReadonlyMap<string, Counts> }>} also by the path of each suite
 */
async function runJest(title, { args = [], config = 'jest.joined.config.mjs', env = {} } = {}) {
  const results = join(root, '.cache', `${title.replaceAll(' ', '-')}.json`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(results, { force: true });
  const outcome = await withTempInMemory((temp) =>
    run({
      title,
      command: [
        // Its workers take the flag over. Screens make much that is soon forgotten: with 16 MB of room for it, a tenth of the
        // time of their tests went into looking for what is still in use.
        ...['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'],
        ...['--config', config, ...args, '--json', `--outputFile=${results}`, '--reporters=default'],
      ],
      env: { ...temp, ...env, TZ: 'Pacific/Chatham', FORCE_COLOR: '0' },
    }),
  );
  report(outcome);
  const text = await readFile(results, 'utf8').catch(() => '{"testResults":[]}');
  const bySuite = new Map(
    JSON.parse(text).testResults.map((/** @type {JestSuite} */ suite) => [suite.name, countsOf(suite)]),
  );
  const counts = sumOf([...bySuite.values()]);
  const isBroken = (outcome.code !== 0 || bySuite.size === 0) && counts.failed === 0;
  return { counts: isBroken ? { ...counts, failed: 1 } : counts, bySuite };
}

/** @typedef {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }} JestSuite */

/** @param {JestSuite} suite @returns {Counts} */
function countsOf({ status, assertionResults }) {
  const counted = (/** @type {(test: { status: string, fullName: string }) => boolean} */ isOne) =>
    assertionResults.filter(isOne).length;
  const failed = counted((test) => test.status === 'failed');
  return {
    passed: counted((test) => test.status === 'passed'),
    // A suite that does not even start has no failed test of its own.
    failed: failed === 0 && status === 'failed' ? 1 : failed,
    skipped: counted(
      ({ status: how, fullName }) => ['pending', 'todo'].includes(how) && !fullName.includes('@deep'),
    ),
  };
}
