import { expect, test } from './support/test';

// Tasks look at every figure of the month: on a busy machine that takes a while.
const patience = { timeout: 60_000 };

test('from the first task that is late to the item itself, and on to its next step', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/dashboard');

  await page.getByRole('button', { name: 'Open the first task' }).click(patience);

  await expect(page).toHaveURL(/\/authorities\/filing\?id=/, patience);
  const step = page.getByRole('region', { name: 'Next step' });
  await expect(step).toContainText('Next step:', patience);
  for (const part of ['Return', 'Tax period', 'Payment', 'Receipt'])
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  await step.getByRole('button').first().click();
  await expect(page).not.toHaveURL(/\/authorities\/filing/, patience);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(patience);
});
