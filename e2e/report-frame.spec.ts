import type { Page, Route } from '@playwright/test';
import { kpiAmount } from './support/kpi';
import { menu } from './support/menu';
import { pdfPages } from './support/pdf-text';
import { expect, test } from './support/test';

// Each test opens reports of a whole month, some of them several: a busy machine needs its time for that.

const october = 'from=2026-10-01&to=2026-10-31';
const context = (page: Page) => page.getByRole('region', { name: 'What this page shows' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Total report' });

/** Opens the total report and waits for its figures. */
async function openTotals(page: Page, query = october): Promise<void> {
  await page.goto(`/total-report?${query}`);
  await expect(heading(page)).toBeVisible();
  await expect(context(page)).toContainText('Data as of');
}

/** What viewers in different zones read as the stakes of the same gaming day. */
const stakesSeen = new Set<string>();

for (const [place, timezoneId] of [
  'America/New_York',
  'Africa/Dar_es_Salaam',
  'Pacific/Kiritimati',
].entries()) {
  test.describe(`seen from ${timezoneId}${place === 0 ? '' : ' @deep'}`, () => {
    test.use({ timezoneId });

    test('check 11: a gaming day has the same hours, and the same figures', async ({ page, signIn }) => {
      await signIn('reporter');
      await openTotals(page, 'from=2026-10-19&to=2026-10-19');

      await expect(context(page)).toContainText(
        'Gaming day 19 Oct 2026 = 19 Oct 00:00 → 20 Oct 00:00 EAT (UTC+3)',
      );
      stakesSeen.add(await kpiAmount(page, 'Totals', 'Net stakes'));
      expect([...stakesSeen]).toHaveLength(1);
    });
  });
}

test('presets say their days, a step moves by months, and the next report keeps the period @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await openTotals(page);
  await expect(page).toHaveTitle('Total report · Alder · Oct 2026');

  await page.getByRole('button', { name: /^Period: / }).click();
  await expect(page.getByRole('button', { name: 'Last complete month', exact: true })).toContainText(
    /\d{1,2} – \d{1,2} \w+ 2026/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Period: / })).toBeFocused();

  await page.getByRole('button', { name: 'Earlier period' }).click();
  await expect(page).toHaveURL(/from=2026-09-01&to=2026-09-30/);
  await expect(page).toHaveTitle(/^Total report · Alder · Sept? 2026$/);
  await menu(page).getByRole('link', { name: 'Retail', exact: true }).click();
  await expect(page).toHaveURL(/\/retail\?.*from=2026-09-01&to=2026-09-30/);
});

test('check 12: October stands against September, a month to date against the same days, and signs need no colour @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await openTotals(page, `${october}&compare=previous`);
  await expect(context(page)).toContainText(/compared with 1 – 30 Sept? 2026/);
  await expect(page.getByText(/^[▲▼] *(more|less) by [+−][\d,.]+ \([+−][\d,.]+.%\)/).first()).toBeVisible();

  await openTotals(page, 'from=2026-11-01&to=2026-11-12&compare=same-days');
  await expect(context(page)).toContainText('compared with 1 – 12 Oct 2026');

  await openTotals(page, 'from=2026-10-05&to=2026-10-12&compare=same-days');
  await expect(page.getByText('Ignored: the comparison.', { exact: false })).toBeVisible();
});

test('check 16: without a network the figures stay with their age and say so; it clears itself @deep', async ({
  page,
  context: browser,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('reporter');
  await openTotals(page);
  const before = await context(page).innerText();

  await browser.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(heading(page)).toBeVisible();
  // An age is said from a minute on.
  await expect.poll(() => context(page).innerText(), { timeout: 90_000 }).not.toBe(before);

  await browser.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('check 16: newer data for the days shown asks for a refresh, which clears it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter', { isOwn: true });
  const yesterday = await runningDayBefore(page);
  let loadedAt = new Date(Date.now() + 3_600_000).toISOString();
  await page.route('**/api/Dashboard/freshness', (route) => withLoadedAt(route, loadedAt));
  await openTotals(page, `from=${yesterday}&to=${yesterday}`);

  await expect(page.getByText('Newer data exists', { exact: true }).first()).toBeVisible();

  loadedAt = new Date(Date.now() - 60_000).toISOString();
  await page.getByRole('button', { name: 'Refresh' }).last().click();
  await expect(page.getByText('Newer data exists', { exact: true })).toHaveCount(0);
});

test('check 19: a print is light, and every page says brand, period, snapshot, who, when and its number', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('reporter');
  await openTotals(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('row').nth(5)).toBeVisible();

  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));

  expect(pages.length).toBeGreaterThan(1);
  for (const [place, text] of pages.entries()) {
    expect(text).toContain('Alder·Totalreport');
    expect(text).toContain('1–31Oct2026');
    expect(text).toContain('Snapshotsnp_');
    expect(text).toContain('PrintedbyRehemaReporter(reporter@tallyhouse.test)');
    expect(text).toContain(`Page${place + 1}of${pages.length}`);
  }
  expect(pages[0]).toContain('gamingdaystarts00:00');
  expect(pages[0]).not.toContain('Preparesubmission');
  expect(pages.join('')).not.toContain('Showallfourbases');
});

test('check 19: a list prints with its pages numbered, without its filters and buttons @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/online');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));

  for (const [place, text] of pages.entries()) {
    expect(text).toContain('Alder·Onlinereports');
    expect(text).toContain(`Page${place + 1}of${pages.length}`);
    // Words of the table's head, whole.
    expect(text).toContain('Acknowledgement');
  }
  expect(pages.join('')).not.toContain('Anyperiod');
  expect(pages.join('')).not.toContain('Allversions');
});

/** The server's own answer with another moment of the newest load. */
async function withLoadedAt(route: Route, lastLoadedAt: string): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as { items: Record<string, unknown>[] };
  await route.fulfill({
    response,
    json: { ...answer, items: answer.items.map((item) => ({ ...item, lastLoadedAt })) },
  });
}

/** The last complete gaming day, as the period picker names it. */
async function runningDayBefore(page: Page): Promise<string> {
  await openTotals(page);
  await page.getByRole('button', { name: /^Period: / }).click();
  await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(october));
  return new URL(page.url()).searchParams.get('to') ?? '';
}
