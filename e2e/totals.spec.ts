import type { Page } from '@playwright/test';
import { sumOf, tenThousandths } from './support/amount';
import type { BrandName } from './support/sessions';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

/** Cells of a line of the statement: online, retail, total, before, change. */
async function lineOf(page: Page, code: string): Promise<string[]> {
  const line = page.locator(`#line-${code}`);
  await expect(line).toBeVisible();
  return line.locator('td').allInnerTexts();
}

function address(path: string, period: { from: string; to: string }): string {
  return `${path}?${new URLSearchParams(period).toString()}`;
}

for (const brand of ['Alder', 'Cedar'] satisfies BrandName[]) {
  test(`last month of ${brand}: the statement is the truth to the cent, and reconciles${brand === 'Alder' ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    const truth = new BrandTruth(brand);
    await signIn('reporter', { brand });
    await page.goto(address('/total-report', truth.lastMonth));

    const [online = '', retail = '', total = ''] = await lineOf(page, 'R4');

    expect(tenThousandths(online)).toBe(truth.ggr('ONLINE', 'asLoaded'));
    expect(tenThousandths(retail)).toBe(truth.ggr('RETAIL', 'asLoaded'));
    expect(sumOf([online, retail])).toBe(tenThousandths(total));
    await expect(page.getByText(/Online \+ Retail = Total: all \d+ lines add up exactly/)).toBeVisible();
    await expect(page.getByText(/The bridge reconciles/)).toBeVisible();
  });
}

test('a summary of days adds up to the total of its month @deep', async ({ page, signIn }) => {
  const truth = new BrandTruth('Alder');
  await signIn('reporter');
  await page.goto(address('/summary-report', truth.lastMonth));
  const table = page.getByRole('table', { name: /Alder per Day, TZS/ });
  await expect(table).toBeVisible();

  const ggrAt = 5;
  const days = await table.locator(`tbody tr td:nth-child(${ggrAt + 1})`).allInnerTexts();
  const [total = ''] = await table.locator(`tfoot tr td:nth-child(${ggrAt + 1})`).allInnerTexts();

  expect(days.length).toBeGreaterThan(27);
  expect(sumOf(days.filter((day) => day !== '—'))).toBe(tenThousandths(total));
  expect(tenThousandths(total)).toBe(truth.ggr('ONLINE', 'asLoaded') + truth.ggr('RETAIL', 'asLoaded'));

  await table.locator('tfoot').getByRole('link', { name: total }).first().click();
  const figure = page.getByRole('dialog').getByRole('region', { name: 'Figure' });
  await expect(figure).toContainText(total);
});

test.describe('a reader on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('check 11: sees the same gaming days with the same figures @deep', async ({ page, signIn }) => {
    // Days of Elm start at 06:00 in Malta.
    const truth = new BrandTruth('Elm');
    await signIn('reporter', { brand: 'Elm' });
    await page.goto(address('/total-report', truth.lastMonth));

    const [online = ''] = await lineOf(page, 'R4');

    expect(tenThousandths(online)).toBe(truth.ggr('ONLINE', 'asLoaded'));
    await expect(page.getByText(/gaming days = .*06:00/)).toBeVisible();
  });
});

test('a bare address opens the total report as it was left @deep', async ({ page, signIn }) => {
  await signIn('reporter', { isOwn: true });
  await page.goto('/total-report?from=2026-09-01&to=2026-09-30&basis=PLACED_PAID');
  await lineOf(page, 'R4');

  await page.goto('/total-report');

  await expect(page).toHaveURL(/from=2026-09-01&to=2026-09-30&basis=PLACED_PAID/);
});
