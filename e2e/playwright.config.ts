import { defineConfig, devices } from '@playwright/test';

const isDeep = process.env['DEEP'] !== undefined;
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Run by tools/browser-tests.mjs. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testIgnore: isDeep ? [] : 'deep/**',
  testMatch: isDeep ? 'deep/*.spec.ts' : '*.spec.ts',
  timeout: 300_000,
  // A shared machine can be ten times slower than a quiet one: what is awaited is waited for.
  expect: { timeout: 60_000 },
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // What opens with a motion is not yet steady when it is to be clicked; the page is scrolled then, and the click is lost.
    contextOptions: { reducedMotion: 'reduce' },
    // What a page compiled once, the next one of this worker has: a third of what it costs to open a screen.
    reuseContext: true,
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // For support/collect-garbage.ts.
        '--js-flags=--expose-gc',
      ],
    },
  },
});
