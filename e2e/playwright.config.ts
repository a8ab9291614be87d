import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Run by tools/browser-tests.mjs, which serves the product and names its address in BASE_URL. */
// eslint-disable-next-line no-restricted-syntax -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser-tests',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:4300',
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
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
