import { axeFaults } from './support/accessibility';
import { expect, test } from './support/test';

test('the tour is offered, goes by keyboard, is left by Esc and never comes back by itself @deep', async ({
  page,
  signIn,
}) => {
  await signIn('approver');
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'New here?' });
  await offer.getByRole('button', { name: 'Take the tour' }).click();
  const brand = page.getByRole('dialog', { name: 'The brand' });
  await expect(brand).toBeVisible();
  await expect(brand.getByRole('button', { name: 'Next' })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What must be done today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('tour');
  await page.keyboard.press('Enter');
  await expect(brand).toBeVisible();
});

test('on a phone the tour stands in the middle, since the menu is closed @deep', async ({ page, signIn }) => {
  await signIn('reporter');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const today = page.getByRole('dialog', { name: 'What must be done today' });
  await expect(today).toBeInViewport({ ratio: 1 });
  await today.getByRole('button', { name: 'Leave the tour' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
