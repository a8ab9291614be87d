// `npm test`: what docs/decisions/0091-what-npm-test-holds.md leaves to it. The last line counts what the runners counted.
import { ensureDemoStore } from './browser-product.mjs';
import { oneBrowserCaseEach, runBrowserTests } from './browser-tests.mjs';
import { buildApi, buildWeb } from './build.mjs';
import { ensureHeadlessChromium } from './chromium.mjs';
import { closeRun, sumOf } from './counts.mjs';
import { ensureInstalled } from './install.mjs';
import { runAll } from './run.mjs';
import { runTool } from './sentence-error.mjs';
import { oneCaseEach, runUnitTests } from './unit-tests.mjs';

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

/** @returns {Promise<import('./counts.mjs').Counts>} */
async function runChecks() {
  const failed = await runAll(checks, { atOnce: 2 });
  return { passed: checks.length - failed.length, failed: failed.length, skipped: 0 };
}

await runTool(async () => {
  const startedAt = Date.now();
  await ensureInstalled();
  await buildApi();
  // Nothing of this needs anything else of it: a step that waits leaves its processor to the others.
  const [checked] = await Promise.all([runChecks(), buildWeb(), ensureDemoStore(), ensureHeadlessChromium()]);
  const counts = [
    checked,
    // The embedded store has the demo's book and the browser tests; `test:deep -- embedded` gives it every test of the server.
    await runUnitTests('unit and contract tests', {
      args: oneCaseEach,
      env: { TALLYHOUSE_TEST_ENGINE: 'postgres' },
    }),
    await runBrowserTests({ args: oneBrowserCaseEach }),
  ];

  console.log(`\n${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  await closeRun('test', sumOf(counts));
});
