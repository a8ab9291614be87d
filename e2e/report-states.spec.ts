import type { Page } from '@playwright/test';
import { tenThousandths } from './support/amount';
import { exportedLines, openExport } from './support/csv-export';
import { silentSince } from './support/freshness';
import { hold } from './support/held-route';
import { expect, test } from './support/test';

const october = 'from=2026-10-01&to=2026-10-31';
// Long before the first bet of the demo data: the server itself says that nothing happened.
const quietDay = 'from=2024-06-01&to=2024-06-01';
const patience = { timeout: 60_000 };

/** Every screen on the page of reports, and the call of its figures. */
const screens: readonly { path: string; call: string }[] = [
  { path: '/retail', call: '/api/RetailReports' },
  { path: '/total-report', call: '/api/TotalReports' },
  { path: '/summary-report', call: '/api/SummaryReports' },
  { path: '/total-report-tanzania', call: '/api/TotalReportsTanzania' },
  { path: '/summary-report-tanzania', call: '/api/SummaryReportsTanzania' },
];

test.describe.configure({ timeout: 300_000 });

for (const { path, call } of screens) {
  test(`${path}: loading, late, locked and nil are each said in words @deep`, async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn('reporter');
    const main = page.getByRole('main');

    const held = await hold(page, `**${call}?*`);
    await silentSince(page, '2026-10-20T06:00:00.000Z');
    await page.goto(`${path}?${october}`);
    await expect(main.getByRole('status', { name: 'Loading the figures' })).toBeVisible(patience);
    held.release();
    const late = main.getByRole('status').filter({ hasText: 'Data for this period is late' });
    await expect(late).toContainText('The figures can still change', patience);
    await expect(late.getByRole('button', { name: 'Open data loads' })).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading the figures' })).toHaveCount(0);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await lock(page, call);
    await page.goto(`${path}?${october}`);
    const locked = main.getByRole('status').filter({ hasText: 'These figures are locked' });
    await expect(locked).toContainText('The period was filed', patience);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${path}?${quietDay}`);
    await expect(main.getByText('No activity in this period')).toBeVisible(patience);
    await expect(main.getByText(/Nothing was recorded for 1 Jun 2024\. This is a nil report/)).toBeVisible();
  });
}

test('a pivot is exported as it is seen: its measure by its buckets @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto(`/summary-report?${october}&granularity=week&layout=pivot&groupBy=channel&measure=stakes`);
  const table = page.getByRole('main').getByRole('table').first();
  await expect(table.locator('tbody tr')).toHaveCount(2, patience);
  const shown = await table.locator('tbody tr').first().locator('td.th-number').allInnerTexts();
  const dialog = await openExport(page, page.getByRole('button', { name: 'Export', exact: true }));
  await expect(dialog).toContainText(/Rows\s*2/);

  const lines = await exportedLines(page, dialog);

  const head = lines.findIndex((line) => line.startsWith('Channel,'));
  const online = (lines[head + 1] ?? '').split(',');
  expect(online[0]).toBe('ONLINE');
  // The screen has the total of the row behind its buckets.
  expect(online.slice(1).map(tenThousandths)).toEqual(shown.slice(0, -1).map(tenThousandths));
});

test('the records behind a figure are exported, each with what it adds @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto('/total-report?from=2026-10-05&to=2026-10-05');
  const line = page.locator('#line-R4');
  await line.getByRole('link').first().click(patience);
  const drawer = page.getByRole('dialog').filter({ hasText: 'Drill-down' });
  const count = /([\d,]+) records?/.exec(
    await drawer.getByRole('region', { name: 'Figure' }).innerText(patience),
  )?.[1];
  const dialog = await openExport(page, drawer.getByRole('button', { name: 'Export the records' }));
  await expect(dialog).toContainText('Players are always masked in files');

  const lines = await exportedLines(page, dialog);

  const head = lines.findIndex((one) => one.startsWith('Kind,'));
  expect(head).toBeGreaterThan(0);
  expect(lines.slice(head + 1).filter((one) => /^(BET|SETTLEMENT|PAYMENT),/.test(one))).toHaveLength(
    Number(count?.replaceAll(',', '')),
  );
});

test('the register of withholding is exported with its days @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.goto(`/summary-report-tanzania?${october}`);
  const button = page.getByRole('button', { name: 'Export WHT register' });
  await expect(button).toBeVisible(patience);
  const dialog = await openExport(page, button);

  const lines = await exportedLines(page, dialog);

  expect(lines.some((line) => line.includes('Register of tax withheld from winnings'))).toBe(true);
  expect(lines.some((line) => /2026-10-\d\d/.test(line))).toBe(true);
});

async function lock(page: Page, call: string) {
  await page.route(
    (url) => url.pathname === call,
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: {
          ...{ type: 'about:blank', title: 'Locked', status: 409, code: 'REPORT_LOCKED' },
          ...{ detail: 'The period was filed', traceId: 'trace-of-409' },
        },
      }),
  );
}
