// `npm test [-- --anew]`: what docs/decisions/0091-what-npm-test-holds.md leaves to it, but for what was green today with the
// same files; `--anew` runs that, too. The last line counts what the runners counted.
import { ensureDemoStore } from './browser-product.mjs';
import { runOneBrowserCaseEach } from './browser-tests.mjs';
import { buildApi, buildWeb } from './build.mjs';
import { ensureHeadlessChromium } from './chromium.mjs';
import { closeRun, sumOf } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { countedBefore, keepGreen, stateOf } from './green-before.mjs';
import { today } from './jest/green-suites.mjs';
import { runAll } from './run.mjs';
import { runTool } from './sentence-error.mjs';
import { oneCaseEach, runDueUnitTests } from './unit-tests.mjs';

/** Each counts as one. */
const checks = [
  { title: 'formatting', command: ['node', 'tools/check-format.mjs'] },
  { title: 'lint', command: ['node', 'tools/lint.mjs'] },
  { title: 'types', command: ['node', 'tools/check-types.mjs'] },
  { title: 'boundaries', command: ['npm', 'run', '--silent', 'boundaries'] },
  { title: 'unused code', command: ['npx', 'knip'] },
  { title: 'remote contract', command: ['node', 'tools/contract.mjs', '--check'] },
  { title: 'a new remote', command: ['node', 'tools/new-remote-check.mjs'] },
  { title: 'glossary', command: ['node', 'tools/glossary.mjs', '--check'] },
  { title: 'references in documents', command: ['node', 'tools/check-docs.mjs'] },
  { title: 'samples in documents', command: ['node', 'tools/check-samples.mjs'] },
];

const one = { passed: 1, failed: 0, skipped: 0 };

/** What the browser tests do not look at. */
const browserFiles = [
  '.',
  ':!*.test.ts',
  ':!*.test.tsx',
  ':!*.test.mjs',
  ':!*.md',
  ':!bench',
  ':!docs/images',
];

/** @returns {Promise<import('./counts.mjs').Counts>} */
async function runChecks() {
  const state = await stateOf(['.']);
  const due = [];
  for (const check of checks) {
    if ((await countedBefore(`checks/${check.title}`, state)) === null) due.push(check);
    else console.log(`✓ ${check.title} (as when these files were last checked)`);
  }
  const failed = await runAll(due, { atOnce: 2 });
  const isFailed = (/** @type {{ title: string }} */ { title }) =>
    failed.some(({ step }) => step.title === title);
  for (const check of due) if (!isFailed(check)) await keepGreen(`checks/${check.title}`, state, one);
  return { passed: checks.length - failed.length, failed: failed.length, skipped: 0 };
}

await runTool(async () => {
  const startedAt = Date.now();
  // Scripts of checks ask for it, too.
  if (process.argv.includes('--anew')) process.env['TEST_ANEW'] = '1';
  await ensureInstalled();
  await buildApi();
  const browserState = await stateOf(browserFiles, [today()]);
  const browserBefore = await countedBefore('browser tests', browserState);
  // Nothing of this needs anything else of it: a step that waits leaves its processor to the others.
  const [checked] = await Promise.all([
    runChecks(),
    ...(browserBefore === null ? [buildWeb(), ensureDemoStore(), ensureHeadlessChromium()] : []),
  ]);
  const unit = await runDueUnitTests('unit and contract tests', {
    args: oneCaseEach,
    // The embedded store has the demo's book and the browser tests; `test:deep -- embedded` gives it every test of the server.
    env: { TALLYHOUSE_TEST_ENGINE: 'postgres' },
  });
  if (browserBefore !== null) console.log('browser tests: all were green with the same files today');
  const browser = browserBefore ?? (await runOneBrowserCaseEach());
  if (browser.failed === 0) await keepGreen('browser tests', browserState, browser);

  console.log(`\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  await closeRun('test', sumOf([checked, unit, browser]));
});
