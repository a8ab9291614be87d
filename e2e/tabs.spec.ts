import { expect, test } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { soakTabs } from './tabs/soak';

/** The benchmark asks for more, and for the figures. */
const expiries = Number(process.env['SOAK_EXPIRIES'] ?? 2);
const tabs = Number(process.env['SOAK_TABS'] ?? 5);
const figuresFile = process.env['SOAK_FIGURES'];

test('check 6: tabs whose token runs out together make one refresh, and no session is lost', async ({
  browser,
}) => {
  test.setTimeout(60_000 + expiries * 10_000);

  const figures = await soakTabs(browser, { tabs, expiries });

  if (figuresFile !== undefined) await writeFile(figuresFile, JSON.stringify(figures));
  expect(figures.failedCalls).toEqual([]);
  expect(figures.revoked).toBe(0);
  expect(figures.refreshes / expiries).toBeLessThanOrEqual(1.05);
});
