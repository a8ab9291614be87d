// `npm test`: every check there is. The last line counts what the runners counted.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { report, root, run, runAll } from './run.mjs';
import { runTool } from './sentence-error.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Each counts as one. */
const checks = [
  {
    title: 'formatting',
    command: ['npx', 'prettier', '--check', '--cache', '--cache-location', '.cache/prettier', '.'],
  },
  {
    title: 'lint',
    command: ['node', 'tools/lint.mjs'],
  },
  { title: 'types', command: ['node', 'tools/check-types.mjs'] },
  { title: 'boundaries', command: ['npm', 'run', '--silent', 'boundaries'] },
  { title: 'unused code', command: ['npx', 'knip'] },
  { title: 'remote contract', command: ['node', 'tools/contract.mjs', '--check'] },
  { title: 'a new remote', command: ['node', 'tools/new-remote-check.mjs'] },
  { title: 'references in documents', command: ['node', 'tools/check-docs.mjs'] },
  { title: 'samples in documents', command: ['node', 'tools/check-samples.mjs'] },
];

/** @returns {Promise<Counts>} */
async function runChecks() {
  const failed = await runAll(checks, { atOnce: 2 });
  return { passed: checks.length - failed.length, failed: failed.length, skipped: 0 };
}

/** @returns {Promise<Counts>} */
async function runUnitTests() {
  const results = join(root, '.cache/jest-results.json');
  const outcome = await run({
    title: 'unit and contract tests',
    command: ['npx', 'jest', '--json', `--outputFile=${results}`, '--silent=false', '--reporters=default'],
    env: { TZ: 'Pacific/Chatham', FORCE_COLOR: '0' },
  });
  report(outcome);
  const counted = JSON.parse(await readFile(results, 'utf8'));
  // A file that does not even start has no failed test of its own.
  const broken =
    counted.numRuntimeErrorTestSuites + (outcome.code !== 0 && counted.numFailedTests === 0 ? 1 : 0);
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + broken,
    skipped: counted.numPendingTests + counted.numTodoTests,
  };
}

await runTool(async () => {
  const startedAt = Date.now();
  await ensureInstalled();
  await mkdir(join(root, '.cache'), { recursive: true });
  /** @type {Counts[]} */
  const counts = [await runChecks(), await runUnitTests()];
  await buildAll();
  counts.push(await runBrowserTests());

  const total = (/** @type {keyof Counts} */ key) => counts.reduce((sum, count) => sum + count[key], 0);
  console.log(`\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  const skipped = total('skipped') === 0 ? '' : `, ${total('skipped')} skipped`;
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  if (total('failed') > 0) process.exitCode = 1;
});
