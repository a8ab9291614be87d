import { sumOf, tenThousandths } from './support/amount';
import { expect, test } from './support/test';
import { BrandTruth } from './support/truth';

const { from, to } = new BrandTruth('Alder').lastMonth;

// The other totals show the same panel as the first.
for (const path of ['/total-report', '/dashboard', '/total-report-tanzania', '/summary-report']) {
  test(`${path} says why GGR changed: causes and products add up to the difference, and lead to their records @deep`, async ({
    page,
    signIn,
  }) => {
    await signIn('reporter');
    await page.goto(`${path}?${new URLSearchParams({ from, to, why: 'ggr', whyBy: 'product' }).toString()}`);
    const causes = page.getByRole('table', { name: 'GGR: causes of the change' });
    await expect(causes).toBeVisible();

    const steps = await causes.locator('tbody td:last-child').allInnerTexts();
    const change = await causes.locator('tfoot td:last-child').innerText();
    const products = page.getByRole('table', { name: 'GGR by Product, with the causes of its change' });
    const parts = await products.locator('tbody td:nth-last-child(2)').allInnerTexts();

    expect(sumOf(steps)).toBe(tenThousandths(change));
    expect(sumOf(parts)).toBe(tenThousandths(change));
    await causes
      .getByRole('link', { name: /^Records of Hold/ })
      .last()
      .press('Enter');
    await expect(page.getByRole('dialog').getByRole('tab', { name: 'Records' })).toBeVisible();
  });
}
