// `npm run test:deep [NAME …] [-- --within MINUTES]`: what takes too long for `npm test`, which holds a small form of each.
// With `--within`, those that still fit; it says which were left out. `--list` says what there is.
import { parseArgs } from 'node:util';
import { runBrowserTests } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { closeRun, sumOf } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { report, run } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { runUnitTests } from './unit-tests.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ name: string, what: string, minutes: number, run: () => Promise<Counts> }} DeepCheck
 */

/**
 * In the order in which they are run.
 *
 * @type {readonly DeepCheck[]} `minutes` are the most that it takes on two cores that do nothing else
 */
const checks = [
  {
    name: 'cases',
    what: 'further cases of what the browser tests have one of: screens, other hosts, remotes, faults, zones, brands, Firefox',
    minutes: 12,
    run: () => runBrowserTests({ args: ['--grep', '@deep'] }),
  },
  {
    name: 'embedded',
    what: 'every test of the server on the embedded store, kills and waits in real time too: `npm test` asks PostgreSQL',
    minutes: 11,
    run: () =>
      runUnitTests('tests on the embedded store', {
        args: ['--selectProjects', 'api'],
        env: { TALLYHOUSE_TEST_ENGINE: 'duckdb' },
      }),
  },
  {
    name: 'unit',
    what: 'ten thousand fuzzed calls on each store, canaries of every brand, a full disk, backups amid kills, long random lives',
    minutes: 11,
    run: () =>
      runUnitTests('deep unit tests', {
        config: 'jest.deep.config.mjs',
        args: ['--testPathIgnorePatterns', '/node_modules/', 'through-proxies'],
      }),
  },
  {
    name: 'proxies',
    what: 'the real server behind nginx and Caddy, set up as the guide says (skipped where they cannot be installed)',
    minutes: 2,
    run: () => runUnitTests('deep proxies', { config: 'jest.deep.config.mjs', args: ['through-proxies'] }),
  },
  bench('kills', ['10', '4'], { what: 'acknowledged writes after kills of server and database', minutes: 1 }),
  tool('new-remote', 'create-remote-proof.mjs', {
    what: 'a new remote from an empty folder to its screen in the shell and a portal',
    minutes: 2,
  }),
  bench('million', [], { what: 'a report of a million rows in the built product', minutes: 2 }),
  bench('token-families', [], { what: 'ten thousand random lives of sessions', minutes: 20 }),
  tool('matrix', 'version-matrix.mjs', {
    what: 'shell and remotes of this release with those of the release before',
    minutes: 20,
  }),
  bench('session', [], {
    what: 'each guard of the session broken once, clients side by side, a soak of four tabs',
    minutes: 20,
  }),
  bench('soak', [], {
    what: 'four tabs for ten minutes on busy processors, one halted in its turn, the server restarted',
    minutes: 12,
  }),
  {
    name: 'browser',
    what: 'every screen in every theme, language and width; every failure on every screen; waits in real time',
    minutes: 25,
    run: () => runBrowserTests({ deep: true }),
  },
  tool('conformance', 'conformance.mjs', { what: 'every remote in the page of every host', minutes: 90 }),
];

/** @param {string} name @param {string[]} args @param {{ what: string, minutes: number }} about @returns {DeepCheck} */
function bench(name, args, about) {
  return { name, ...about, run: () => counted(name, ['node', 'tools/bench.mjs', name, ...args]) };
}

/** @param {string} name @param {string} file @param {{ what: string, minutes: number }} about @returns {DeepCheck} */
function tool(name, file, about) {
  return { name, ...about, run: () => counted(name, ['node', `tools/${file}`]) };
}

/** A program that says by its exit code whether all was well counts as one. @param {string} title @param {string[]} command */
async function counted(title, command) {
  const outcome = await run({ title, command });
  report(outcome);
  const failed = outcome.code === 0 ? 0 : 1;
  return { passed: 1 - failed, failed, skipped: 0 };
}

/** @param {readonly string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new SentenceError(
      `There is no deep check ${unknown.join(', ')}: name some of ${checks.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

/** @param {string | undefined} text */
function minutesOf(text) {
  if (text === undefined) return Infinity;
  const minutes = Number(text);
  if (minutes > 0) return minutes;
  throw new SentenceError(`--within ${text}: give a number of minutes above 0.`);
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { within: { type: 'string' }, list: { type: 'boolean' } },
  });
  const asked = chosen(positionals);
  if (values.list === true) {
    for (const { name, what, minutes } of asked) console.log(`${name.padEnd(16)}${minutes} min  ${what}`);
    return;
  }
  const limit = minutesOf(values.within);
  const startedAt = Date.now();
  const minutesGone = () => (Date.now() - startedAt) / 60_000;
  await ensureInstalled();
  await buildAll();
  /** @type {Counts[]} */
  const counts = [];
  const left = [];
  for (const check of asked) {
    if (minutesGone() + check.minutes <= limit) counts.push(await check.run());
    else left.push(`${check.name} (${check.minutes} min)`);
  }
  console.log(`\n${minutesGone().toFixed(1)} minutes`);
  if (left.length > 0) console.log(`Left out, since ${limit} minutes do not hold them: ${left.join(', ')}`);
  await closeRun('deep', sumOf(counts));
});
