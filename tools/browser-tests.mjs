// Drives a browser over the built product: e2e/*.spec.ts, or, as deep checks, e2e/deep/*.spec.ts.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDemoStore } from './browser-product.mjs';
import { buildAll } from './build.mjs';
import { ensureHeadlessChromium } from './chromium.mjs';
import { sumOf } from './counts.mjs';
import { report, root, run } from './run.mjs';
import { runTool } from './sentence-error.mjs';
import { withTempInMemory } from './temp-in-memory.mjs';

export { withProduct } from './browser-product.mjs';

const cache = join(root, '.cache');

/**
 * Without the further cases that `npm run test:deep -- cases` has. What is bounded in time (`@alone`) comes after the others,
 * which would take the processors from it.
 */
export async function runOneBrowserCaseEach() {
  const side = await runBrowserTests({ args: ['--grep-invert', '@deep|@alone'] });
  return sumOf([
    side,
    await runBrowserTests({ name: 'browser-tests-alone', args: ['--grep', '@alone'], workers: 1 }),
  ]);
}

/**
 * Runs the specs; each worker of Playwright serves a product of its own (e2e/support/test.ts).
 *
 * @param {{ deep?: boolean, name?: string, args?: string[], workers?: number }} [options] `args` for Playwright, such as the specs to run
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runBrowserTests({
  deep = false,
  name = deep ? 'deep-browser-tests' : 'browser-tests',
  args = [],
  workers = 3,
} = {}) {
  const chromium = await ensureHeadlessChromium();
  await ensureDemoStore();
  const results = join(cache, `${name}.json`);
  await rm(results, { force: true });
  const outcome = await withTempInMemory((temp) =>
    run({
      title: name.replaceAll('-', ' '),
      command: [
        join('e2e', 'node_modules', '.bin', 'playwright'),
        'test',
        ...[
          '--config',
          'e2e/playwright.config.ts',
          '--output',
          join(cache, name),
          '--workers',
          String(workers),
        ],
        ...args,
      ],
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
        FORCE_COLOR: '0',
        ...temp,
        ...(deep && { DEEP: '1' }),
      },
    }),
  );
  report(outcome);
  return counted(results, outcome.code);
}

/** @param {string} results @param {number} code */
async function counted(results, code) {
  const text = await readFile(results, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, skipped } = JSON.parse(text).stats;
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected;
  return { passed: expected, failed, skipped };
}

if (process.argv[1] === import.meta.filename) {
  await runTool(async () => {
    const args = process.argv.slice(2);
    const deep = args.includes('--deep');
    await buildAll();
    const { failed } = await runBrowserTests({ deep, args: args.filter((arg) => arg !== '--deep') });
    if (failed > 0) process.exitCode = 1;
  });
}
