import { axeFaults } from './support/accessibility';
import { expect, test } from './support/test';

test('a tax period is found in the list, and its page says how it comes to what it comes to', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/tax-reporting?state=PAID&code=GGT');
  const table = page.getByRole('group', { name: 'Tax periods' });
  await table.getByRole('link', { name: 'Gaming tax' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gaming tax');
  await expect(page.getByRole('list', { name: 'Lifecycle of the period' })).toContainText('Paid');
  await expect(page.getByRole('region', { name: /^Rule TZ\.GGT/ })).toContainText('Source');
  await expect(page.getByText('Every tax is its base times its rate', { exact: false })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('a viewer sees the period and is told which steps the role lacks @deep', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/tax-reporting?state=CLOSED&state=FILED');
  await page.getByRole('group', { name: 'Tax periods' }).getByRole('link').first().click();

  const reopen = page.getByRole('button', { name: 'Propose to reopen' });
  await expect(reopen).toHaveAttribute('aria-disabled', 'true');
  await expect(reopen).toHaveAccessibleDescription('Your role does not include this step.');
});

test('another rate is simulated as hypothetical, and nothing of it is kept @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/tax-reporting?state=SOFT_CLOSED&code=GGT&productClass=SPORTS');
  await page.getByRole('group', { name: 'Tax periods' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'What if' }).click();
  await page.getByLabel('Rate in per cent').fill('30');
  await page.getByRole('button', { name: 'Simulate' }).click();

  await expect(page.getByText('HYPOTHETICAL').first()).toBeVisible();
  await expect(page.getByText(/cannot be filed/)).toBeVisible();
});
