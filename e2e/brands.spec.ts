import type { Page } from '@playwright/test';
import { menu } from './support/menu';
import { expect, test } from './support/test';
import { onlineReports } from './support/online-reports';

test('check 2: each tab keeps its own brand @deep', async ({ context, page, signIn }) => {
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/online');
  await expect(brandOf(page)).toHaveText(/Alder/);

  const other = await context.newPage();
  await other.goto('/brands');
  await other.getByRole('button', { name: /^Birch/ }).click();
  await expect(brandOf(other)).toHaveText(/Birch/);
  await expect(other).toHaveTitle(/Birch/);

  const asked = page.waitForRequest('**/api/Dashboard/summary');
  await menu(page).getByRole('link', { name: 'Dashboard' }).click();
  expect((await asked).headers()['brand']).toBe('alder');
  await expect(brandOf(page)).toHaveText(/Alder/);
  await expect(page).toHaveTitle(/Alder/);

  const askedAgain = page.waitForRequest('**/api/Dashboard/summary');
  await page.reload();
  expect((await askedAgain).headers()['brand']).toBe('alder');
  await expect(brandOf(page)).toHaveText(/Alder/);
});

test('a change of brand shows the figures of the new one only', async ({ page, signIn }) => {
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/dashboard');
  const stakes = page.getByLabel('Month to date', { exact: true });
  await expect(stakes).toContainText('TZS');
  await brandOf(page).click();
  await page.getByRole('button', { name: /^Cedar/ }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(stakes).toContainText('GBP');
  await expect(stakes).not.toContainText('TZS');
});

test('all brands together can be read, and say in words what needs one brand @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/brands');
  await page.getByRole('button', { name: /^All my brands/ }).click();
  await expect(brandOf(page)).toHaveText(/All my brands.*read only/s);

  await menu(page)
    .getByRole('link', { name: /^Retail/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Choose a brand');
  await menu(page).getByRole('link', { name: 'Online', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Choose a brand to create or change a report');
  await expect(onlineReports(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'New report' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await menu(page)
    .getByRole('link', { name: /^Data loads/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Group view: batches of all your brands');
});

test('the auditor gets the one brand there is without being asked', async ({ page, signIn }) => {
  await signIn('auditor');
  // It is said for some seconds, in which the page may be loading still.
  await page.goto('/brands', { waitUntil: 'commit' });

  await expect(page.getByText('Alder is your only brand, so it was opened for you.')).toBeVisible();
  await expect(brandOf(page)).toHaveText(/Alder/);
  await expect(page.getByText(/Birch|Cedar|Elm/)).toHaveCount(0);
});

function brandOf(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^Change brand/ });
}
