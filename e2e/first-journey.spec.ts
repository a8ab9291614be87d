import type { Page } from '@playwright/test';
import { holdJobsHalfDone } from './support/slow-job';
import { kpiAmount } from './support/kpi';
import { fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

const reportTitle = `Kept by a test ${Date.now().toString(36)}`;

test('a reporter builds a report, checks it, takes it along, keeps it and deletes it', async ({ page }) => {
  await test.step('signs in, chooses a brand and opens the online reports', async () => {
    await page.goto('/');
    await fillSignIn(page, 'reporter');
    await page.getByRole('button', { name: /^Alder/ }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Online' }).click();
    await expect(page).toHaveURL('/online');
    await expect(page).toHaveTitle(/Alder/);
  });

  await test.step('describes the report', async () => {
    await page.getByRole('button', { name: 'New report' }).click();
    await page.getByRole('radio', { name: 'Online, day by day' }).check();
    await choosePeriod(page, 'Last complete month');
    await page.getByRole('checkbox', { name: 'Voids' }).click();
    await expect(page.getByRole('checkbox', { name: 'Voids' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Rounds' }).click();
    await expect(page.getByRole('checkbox', { name: 'Rounds' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Gross gaming revenue' })).toBeDisabled();
    await addFilter(page, { column: 'Vertical', value: 'Sports, live' });
  });

  await test.step('sees how far the simulation is', async () => {
    const half = await holdJobsHalfDone(page);
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect(page.getByRole('progressbar', { name: 'Computing the report' })).toBeVisible();
    half.end();
    await expect(page.getByRole('heading', { level: 1, name: /^Online, day by day, / })).toBeVisible();
  });

  const grid = page.getByRole('grid', { name: 'Rows of the report' });
  const total = grid.getByRole('row').filter({ hasText: /^Total – all \d+ rows/ });
  await test.step('reads rows and totals', async () => {
    await expect(grid.getByRole('columnheader', { name: /^Rounds/ })).toBeVisible();
    await expect(grid.getByRole('columnheader', { name: /^Voids/ })).toHaveCount(0);
    await expect(grid.getByRole('gridcell', { name: 'Sports, live' }).first()).toBeVisible();
    await expect(total).toContainText(await kpiAmount(page, 'Totals', 'Gross gaming revenue'));
  });

  await test.step('hides a column without changing the totals, and brings it back', async () => {
    const before = await kpiAmount(page, 'Totals', 'Gross gaming revenue');
    const stakes = grid.getByRole('columnheader', { name: /^Stakes/ });
    await stakes.getByRole('button', { name: 'Options for Stakes' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(page.getByText('1 column hidden')).toBeVisible();
    await expect(stakes).toHaveCount(0);
    await expect(total).toContainText(before);
    expect(await kpiAmount(page, 'Totals', 'Gross gaming revenue')).toBe(before);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(stakes).toBeVisible();
  });

  await test.step('downloads report.xlsx', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Excel' }).click();
    expect((await download).suggestedFilename()).toBe('report.xlsx');
  });

  await test.step('keeps it as a report, finds it and deletes it', async () => {
    await page.getByRole('button', { name: 'Save as report' }).click();
    const keeping = page.getByRole('dialog', { name: 'Save as report' });
    await keeping.getByLabel('Title').fill(reportTitle);
    await keeping.getByRole('button', { name: 'Save as report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: reportTitle })).toBeVisible();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Online' }).click();
    await page.getByRole('textbox', { name: 'Search title or id' }).fill(reportTitle);
    const found = page.getByRole('grid', { name: 'Online reports' }).getByText(reportTitle);
    await expect(found).toHaveCount(1);
    await found.click();

    await page.getByRole('button', { name: 'Delete report' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete this report?' });
    await expect(deleting.getByRole('button', { name: 'Delete report' })).toBeDisabled();
    await deleting.getByLabel(/^Type its name/).fill(reportTitle);
    await deleting.getByRole('button', { name: 'Delete report' }).click();
    await expect(page).toHaveURL(/\/online$/);
    await expect(page.getByRole('grid', { name: 'Online reports' })).not.toContainText(reportTitle);
  });
});

async function choosePeriod(page: Page, name: string) {
  await page.getByRole('button', { name: /^Period: / }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function addFilter(page: Page, { column, value }: { column: string; value: string }) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const form = page.getByRole('tooltip', { name: 'Filter rows' });
  await page.getByRole('combobox', { name: 'Column' }).fill(column);
  await page.getByRole('combobox', { name: 'Column' }).press('Enter');
  await page.getByRole('combobox', { name: 'Value' }).fill(value);
  await page.getByRole('combobox', { name: 'Value' }).press('Enter');
  await page.getByRole('combobox', { name: 'Value' }).press('Escape');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByRole('button', { name: `Remove filter: ${column} is one of ${value}` }),
  ).toBeVisible();
}
