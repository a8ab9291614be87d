// Speed of feeling: each entry of the menu clicked again and again in the built product over the demo book, in headless
// Chromium, as the reporter and as the administrator.
import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDemoStore, serveProduct } from './reports/serve-product';
import { signInToDemo } from '../tools/demo-sign-in.mjs';
import { measureEntry, watchEntries, type EntryFigures } from './screens/measure-entry';

const systemChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const rounds = Number(process.argv[2] ?? '7');
const goals: EntryFigures = { frameMs: 100, rowsMs: 500, paintMs: 200 };
const roles = ['reporter', 'admin'] as const;

interface Entry extends EntryFigures {
  readonly role: string;
  readonly path: string;
  /** The first click of all, which fetches the code of the screen. */
  readonly first: EntryFigures;
}

async function measureRole(browser: Browser, address: string, role: string): Promise<Entry[]> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await watchEntries(page);
  await signInToDemo(page, { role });
  await page.goto('/dashboard');
  const links = page.locator('nav a[href^="/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const figures = new Map<string, EntryFigures[]>(paths.map((path) => [path, []]));
  for (let round = 0; round <= rounds; round += 1)
    // From a neighbour each time, as people come.
    for (const path of paths.toReversed()) figures.get(path)?.push(await measureEntry(page, path));
  await context.close();
  return [...figures].map(([path, [first = goals, ...again]]) => ({
    ...{ role, path, first },
    frameMs: median(again.map(({ frameMs }) => frameMs)),
    rowsMs: median(again.map(({ rowsMs }) => rowsMs)),
    paintMs: Math.max(...again.map(({ paintMs }) => paintMs)),
  }));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(entries: readonly Entry[]): void {
  console.log('| entry | role | frame | first rows | slowest paint | first click: frame | rows |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { path, role, first, ...own } of entries) {
    const cells = (['frameMs', 'rowsMs', 'paintMs'] as const).map((name) => {
      const isMissed = own[name] > goals[name];
      if (isMissed) process.exitCode = 1;
      return `${own[name].toFixed(0)}${isMissed ? ' (missed)' : ''}`;
    });
    const firsts = [first.frameMs, first.rowsMs].map((ms) => ms.toFixed(0));
    console.log(`| ${[path, role, ...cells, ...firsts].join(' | ')} |`);
  }
}

if (!existsSync('dist/web/shell')) throw new Error('Build the web product first: npm run build');
const dataDir = await mkdtemp(join(tmpdir(), 'tallyhouse-screens-'));
try {
  makeDemoStore(dataDir, 100_000);
  const { address, close } = await serveProduct(dataDir);
  const browser = await chromium.launch({
    ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    console.log(`ms, the middle of ${rounds} clicks each; the slowest paint of all of them`);
    for (const role of roles) print(await measureRole(browser, address, role));
  } finally {
    await browser.close();
    await close();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
