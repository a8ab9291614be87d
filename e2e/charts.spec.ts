import { readFile } from 'node:fs/promises';
import { sumOf, tenThousandths } from './support/amount';
import { expect, test } from './support/test';

// Figures of a month over all brands take a while on a busy machine.
const patience = { timeout: 60_000 };

test('a chart adds up, opens the records of a mark by keyboard, and is taken along as a picture', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/summary-report?from=2026-10-01&to=2026-10-31&compare=previous&chart=vertical');
  const chart = page.getByRole('figure', { name: /by vertical$/ });
  await expect(chart.locator('svg').first()).toBeVisible(patience);

  for (const ending of ['PNG', 'SVG'] as const) {
    await chart.getByRole('button', { name: /^Picture/ }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: new RegExp(`^${ending}`) }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(
      `alder-summary-report-gross-gaming-revenue-ggr-by-vertical-2026-10-01-2026-10-31.${ending.toLowerCase()}`,
    );
    const bytes = await readFile(await file.path());
    if (ending === 'PNG')
      expect([bytes.readUInt32BE(16), bytes.toString('latin1', 1, 4)]).toEqual([2400, 'PNG']);
    else
      for (const words of ['by vertical, TZS', 'Alder · Summary report · 1 – 31 Oct 2026', 'fill="#FFFFFF"'])
        expect(bytes.toString('utf8')).toContain(words);
  }

  await chart.getByText('View as table').click();
  const parts = await chart.locator('tbody .ant-table-row td:nth-child(2)').allInnerTexts();
  const total = await chart.locator('tfoot td').first().innerText();
  expect(sumOf(parts)).toBe(tenThousandths(total));
  await expect(page.getByLabel('Summary', { exact: true })).toContainText(total);

  await chart.getByText('Chart', { exact: true }).click();
  await chart.locator('.th-chart-mark').press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Records' })).toBeVisible(patience);
});

test('the dashboard of all brands has each with its own currency, and a mark leads into its brand @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/dashboard?forBrand=');
  const cedar = page.getByRole('article', { name: 'Cedar' });
  await expect(page.getByRole('article')).toHaveCount(5, patience);
  await expect(cedar).toContainText('GGR, GBP');

  await cedar.getByRole('link', { name: /overdue$/ }).click(patience);
  await expect(page).toHaveURL(/\/authorities\?view=calendar/);
  await expect(page.getByRole('banner')).toContainText('Cedar');
});
