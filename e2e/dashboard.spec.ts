import { expect, test } from './support/test';

// Tiles and deadlines look at every figure of the month: on a busy machine that takes a while.
const patience = { timeout: 60_000 };

test('the day begins with tasks, and each number leads to what it counts', async ({ page, signIn }) => {
  await signIn('approver');
  await page.goto('/dashboard');

  const tasks = page.getByRole('list').filter({ hasText: /awaiting my confirmation/ });
  await expect(tasks.getByRole('listitem').first()).toBeVisible(patience);
  await tasks.getByRole('link', { name: /rejected or could not be sent/ }).click();
  await expect(page).toHaveURL(/\/double-confirmation\?box=all/);
});

test('deadlines, hours, taxes and changes stand beside the figures @deep', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/dashboard');

  await expect(page.getByRole('group', { name: 'Deadlines' })).toContainText(
    /Upcoming|Due soon|Overdue|Done/i,
    patience,
  );
  const hours = page.getByRole('group', { name: 'Freshness by brand, channel and hour' });
  await expect(hours.getByRole('rowheader', { name: 'Alder · Retail' })).toBeVisible();
  await expect(page.getByLabel('Taxes, funds and reconciliation')).toContainText('Protected funds', patience);
});
