// A kept report of a million rows in the product as it is served: built shell and remotes over the built API, in
// headless Chromium. First rows, the last one, one by its number, sorted by revenue, frames and memory.
import { chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../api/src/store/open-store';
import { givenReport } from './reports/given-report';
import { makeDemoStore, serveProduct } from './reports/serve-product';
import { signInToDemo } from '../tools/demo-sign-in.mjs';
import { walkReport, type ReportWalk } from './reports/walk-report';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const rowCount = Number(process.argv[2] ?? '1000000');
const goals: Partial<ReportWalk> = { firstRowsMs: 2000, frameP95Ms: 100, heapGrownMb: 50 };

async function fillStore(dataDir: string): Promise<void> {
  makeDemoStore(dataDir);
  const store = await openStore({ dataDir, databaseUrl: undefined });
  await givenReport(store, rowCount);
  await store.close();
}

async function signIn(page: Page): Promise<void> {
  await signInToDemo(page, { role: 'reporter' });
  // Who opens a report has been in the product before: its files are in the cache.
  await page.goto('/online');
  await page.getByRole('grid').first().waitFor({ timeout: 60_000 });
}

const words: Readonly<Record<keyof ReportWalk, string>> = {
  firstRowsMs: 'ms from opening the report to its first rows',
  lastRowMs: 'ms to the last row',
  rowMs: 'ms to a row by its number',
  sortMs: 'ms until sorted by revenue',
  frameP95Ms: 'ms, the 95th of 100 frames while scrolling',
  heapGrownMb: 'MB of heap grown by all that',
};

if (!existsSync('dist/web/shell')) throw new Error('Build the web product first: npm run build');
const dataDir = await mkdtemp(join(tmpdir(), 'tallyhouse-million-'));
try {
  await fillStore(dataDir);
  const { address, close } = await serveProduct(dataDir);
  const browser = await chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
    await signIn(page);
    const walk = await walkReport(page, `${address}/online/rep_bench`, rowCount);
    console.log(`${rowCount.toLocaleString('en-GB')} rows over the real server`);
    for (const [name, text] of Object.entries(words) as [keyof ReportWalk, string][]) {
      const goal = goals[name];
      const isMissed = goal !== undefined && walk[name] > goal;
      console.log(`  ${walk[name].toFixed(0)} ${text}${isMissed ? `, missed: ${goal}` : ''}`);
      if (isMissed) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
