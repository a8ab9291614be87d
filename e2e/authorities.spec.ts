import { expect, test } from './support/test';

test('an authority says what it wants until when, in words, and whether it can be reached @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  await page.goto('/authorities');
  await page.getByRole('button', { name: 'Open Tanzania Revenue Authority' }).click();

  const drawer = page.getByRole('dialog', { name: 'Tanzania Revenue Authority' });
  await expect(drawer.getByText(/By the 7th of the next month/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Test the connection' }).first().click();
  await expect(drawer.getByText(/Nothing was submitted/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('the calendar is a list and a file for other calendars', async ({ page, signIn }) => {
  await signIn('viewer');
  await page.goto('/authorities?view=calendar');
  await expect(page.getByRole('group', { name: 'Calendar' }).getByRole('rowheader').first()).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file (ICS)' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
});
