import { expect, test } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { soakHard } from './tabs/hard-soak';
import { soakTabs } from './tabs/soak';

/** The benchmark asks for more, and for the figures. */
const expiries = Number(process.env['SOAK_EXPIRIES'] ?? 2);
const tabs = Number(process.env['SOAK_TABS'] ?? 5);
const figuresFile = process.env['SOAK_FIGURES'];

test('check 6: tabs whose token runs out together make one refresh, and no session is lost', async ({
  browser,
}) => {
  test.setTimeout(300_000 + expiries * 10_000);

  const figures = await soakTabs(browser, { tabs, expiries });

  if (figuresFile !== undefined) await writeFile(figuresFile, JSON.stringify(figures));
  expect(figures.failedCalls).toEqual([]);
  expect(figures.revoked).toBe(0);
  expect(figures.refreshes / expiries).toBeLessThanOrEqual(1.05);
});

/** A few seconds here; the benchmark asks for ten minutes, and for the figures. */
const seconds = Number(process.env['SOAK_SECONDS'] ?? 25);
/** None here, where other tests need them. */
const busyProcessors = Number(process.env['SOAK_BUSY'] ?? 0);

test('tabs lose no session and no call, though one is halted in its turn and the server restarts @deep', async ({
  browser,
}) => {
  test.setTimeout(300_000 + seconds * 2000);

  const outages = Math.ceil(seconds / 150);
  const figures = await soakHard(browser, { tabs: 4, seconds, outages, busyProcessors });

  if (figuresFile !== undefined) await writeFile(figuresFile, JSON.stringify(figures));
  expect(figures.failedCalls).toEqual([]);
  expect(figures.lost).toBe(0);
  expect(figures.standstills).toBeGreaterThanOrEqual(Math.max(1, Math.floor(seconds / 40)));
});
