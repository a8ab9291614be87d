import { expect, type Page } from '@playwright/test';

/** Simulates the online report of all play, or of that under `licences`, day by day, and waits for its figures. */
export async function simulateOnline(
  page: Page,
  period: { from: string; to: string },
  licences?: readonly string[],
): Promise<void> {
  const address = new URLSearchParams({ type: 'ONLINE_DAILY', ...period });
  if (licences !== undefined)
    address.set('where', JSON.stringify([{ field: 'licence', op: 'in', value: licences }]));
  await page.goto(`/online/new?${address.toString()}`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  const total = page.getByRole('row').filter({ hasText: /^Total – all [\d,]+ rows/ });
  await expect(total).toBeVisible();
}
