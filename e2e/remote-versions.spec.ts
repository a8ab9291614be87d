import type { Page } from '@playwright/test';
import { copyOfPlace, nextVersionOf } from './support/registry-place';
import { expect, test } from './support/test';

const name = 'remote-retail';
const versions = { from: '1.0.0', to: '1.0.1' };

/** Versions of the remote whose code this page has run. */
function versionsRun(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(window)
      .filter((key) => key.startsWith('tallyhouse_remote_retail_'))
      .map((key) => key.replace('tallyhouse_remote_retail_', '').replaceAll('_', '.')),
  );
}

const isRetail = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();

/** Asks what is new, as a page does when it is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('fault 13: an open tab keeps its version, is offered the new one, and takes it with one load', async ({
  page,
  context,
  signIn,
}) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await signIn('reporter');
  await page.goto('/retail?from=2026-01-01&to=2026-01-31');
  await isRetail(page);
  expect(await versionsRun(page)).toEqual(['1.0.0']);

  await place.remote('publish', await nextVersionOf(place, name, versions));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await lookAgain(page);
  const offer = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(offer).toContainText('Retail: 1.0.0 → 1.0.1');
  expect(await versionsRun(page)).toEqual(['1.0.0']);
  expect(loads).toBe(0);

  await offer.getByRole('button', { name: 'Load the new version' }).click();
  await expect.poll(() => versionsRun(page).catch(() => [])).toEqual(['1.0.1']);
  await isRetail(page);
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
  // A screen is there before all that its page loads.
  await page.waitForLoadState();
  expect(loads).toBe(1);
});

test('fault 17: a rollback is offered to the open tab, and the next page has the version before @deep', async ({
  page,
  context,
  signIn,
}) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await place.remote('publish', await nextVersionOf(place, name, versions));
  await signIn('reporter');
  await page.goto('/retail');
  await isRetail(page);
  expect(await versionsRun(page)).toEqual(['1.0.1']);

  expect(await place.remote('rollback', name)).toContain('rolled back remote-retail');
  await lookAgain(page);
  const offer = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(offer).toContainText('Retail: 1.0.1 → 1.0.0');
  await page.reload();
  await isRetail(page);
  expect(await versionsRun(page)).toEqual(['1.0.0']);
});

test('who typed something is told so before it is lost @deep', async ({ page, context, signIn }) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await signIn('reporter');
  await page.goto('/retail');
  await isRetail(page);
  await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })));
  await place.remote('publish', await nextVersionOf(place, name, versions));
  await lookAgain(page);

  const offer = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await offer.getByRole('button', { name: 'Load the new version' }).click();
  await expect(offer).toContainText('Save them first.');
  await expect(offer.getByRole('button', { name: 'Load it anyway' })).toBeVisible();
  expect(await versionsRun(page)).toEqual(['1.0.0']);
});

test('a trial reaches the roles that it names, and the tool says why @deep', async ({
  page,
  context,
  signIn,
}) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await place.remote('publish', await nextVersionOf(place, name, versions), '--hold');
  await place.remote('canary', name, '1.0.1', '--percent', '100', '--role', 'reporter');
  await signIn('reporter');
  await page.goto('/retail');
  await isRetail(page);

  expect(await versionsRun(page)).toEqual(['1.0.1']);
  const explained = await place.remote('explain', name, '--user', 'u', '--role', 'reporter');
  expect(explained).toContain('gets remote-retail 1.0.1: the trial 1.0.1 reaches 100 %');
});

test('a trial passes by who has another role @deep', async ({ page, context, signIn }) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await place.remote('publish', await nextVersionOf(place, name, versions), '--hold');
  await place.remote('canary', name, '1.0.1', '--percent', '100', '--role', 'reporter');
  await signIn('auditor');
  await page.goto('/retail');
  await isRetail(page);

  expect(await versionsRun(page)).toEqual(['1.0.0']);
});

test('a pin keeps a brand on its version @deep', async ({ page, context, signIn }) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await place.remote('publish', await nextVersionOf(place, name, versions));
  await place.remote('pin', name, '1.0.0', '--brand', 'alder');
  await signIn('reporter', { brand: 'Alder' });
  await page.goto('/retail');
  await isRetail(page);

  expect(await versionsRun(page)).toEqual(['1.0.0']);
});
