import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Run by tools/browser-tests.mjs, which serves the product and names its address in BASE_URL. */
// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  timeout: 180_000,
  // A shared machine can be ten times slower than a quiet one: what is awaited is waited for.
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 1,
  // A shared machine can starve a page of time; what fails twice is wrong. See decision 0018.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:4300',
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // What opens with a motion is not yet steady when it is to be clicked; the page is scrolled then, and the click is lost.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
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
      ],
    },
  },
});
