// Drives a browser over the built product: e2e/*.spec.ts, or, as deep checks, e2e/deep/*.spec.ts.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDemoStore } from './browser-product.mjs';
import { ensureChromium } from './chromium.mjs';
import { report, root, run } from './run.mjs';
import { runTool } from './sentence-error.mjs';

export { withProduct } from './browser-product.mjs';

const cache = join(root, '.cache');

/**
 * Runs the specs; each worker of Playwright serves a product of its own (e2e/support/test.ts).
 *
 * @param {{ deep?: boolean, args?: string[], workers?: number }} [options] `args` for Playwright, such as the specs to run
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runBrowserTests({ deep = false, args = [], workers = 3 } = {}) {
  const chromium = await ensureChromium();
  await ensureDemoStore();
  const name = deep ? 'deep-browser-tests' : 'browser-tests';
  const results = join(cache, `${name}.json`);
  await rm(results, { force: true });
  const outcome = await run({
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
      ...(deep && { DEEP: '1' }),
    },
  });
  report(outcome);
  return counted(results, outcome.code);
}

/** @param {string} results @param {number} code */
async function counted(results, code) {
  const text = await readFile(results, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(text).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

if (process.argv[1] === import.meta.filename) {
  await runTool(async () => {
    const args = process.argv.slice(2);
    const deep = args.includes('--deep');
    const { failed } = await runBrowserTests({ deep, args: args.filter((arg) => arg !== '--deep') });
    if (failed > 0) process.exitCode = 1;
  });
}
