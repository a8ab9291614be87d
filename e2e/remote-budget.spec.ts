import type { Page } from '@playwright/test';
import { fillSignIn } from './support/sessions';
import { expectRestWorks, follow, heading, noticeOf } from './support/remote-notice';
import { expect, test } from './support/test';

/** Lets nothing of a remote come until `letGo` is called. */
async function holdFilesOf(page: Page, name: string): Promise<{ readonly letGo: () => void }> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**/remotes/${name}/**`, async (route) => {
    await held;
    await route.fallback();
  });
  return { letGo };
}

const hasContainerOf = (page: Page, name: string) =>
  page.evaluate(
    (start) => Object.keys(window).some((key) => key.startsWith(start)),
    `tallyhouse_${name.replaceAll('-', '_')}_`,
  );

test('fault 3: a remote that hangs for a minute holds up neither sign-in, brand choice nor another screen @deep', async ({
  page,
}) => {
  await page.clock.install();
  await holdFilesOf(page, 'remote-retail');
  await page.goto('/retail', { waitUntil: 'commit' });
  await fillSignIn(page, 'reporter');
  await expect(heading(page, 'Choose a brand')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Alder/ })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expectRestWorks(page);

  await follow(page, 'Retail');
  await page.clock.fastForward(60_000);
  await expect(noticeOf(page, 'Retail')).toContainText('longer than 8 seconds');
  await expectRestWorks(page);
});

test('fault 3: what comes after its time is offered where it is awaited, and concerns no other screen @deep', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const retail = await holdFilesOf(page, 'remote-retail');
  const online = await holdFilesOf(page, 'remote-online');
  await signIn('reporter');
  // A script that a page asks for while it loads holds up its end, too.
  await page.goto('/online', { waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await follow(page, 'Retail');
  await page.clock.fastForward(10_000);
  const notice = noticeOf(page, 'Retail');
  await expect(notice).toContainText('longer than 8 seconds');

  online.letGo();
  await expect.poll(() => hasContainerOf(page, 'remote-online')).toBe(true);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/retail/);

  retail.letGo();
  const offer = notice.getByRole('button', { name: 'Show it now' });
  await expect(offer).toBeVisible();
  await expect(heading(page, 'Retail')).toHaveCount(0);
  await offer.click();
  await expect(heading(page, 'Retail')).toBeVisible();
  await follow(page, 'Online');
  await expect(heading(page, 'Online reports')).toBeVisible();
});
