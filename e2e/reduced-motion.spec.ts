import { expect, test } from './support/test';

test('what waits stands still for who asked for less motion, and moves for everybody else', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  // Never answered: the screen goes on waiting.
  await page.route('**/api/Dashboard/**', () => undefined);
  await page.goto('/dashboard');
  await expect(page.locator('.ant-skeleton').first()).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);

  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
});
