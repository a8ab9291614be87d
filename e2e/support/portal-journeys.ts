import type { Page } from '@playwright/test';
import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { expect, test } from './portal';
import {
  leftBehind,
  looksOfPortal,
  nothing,
  rememberGlobals,
  unmountRemote,
  updateRemote,
} from './portal-page';
import { BrandTruth } from './truth';

export interface PortalHost {
  /** Name of a folder in hosts/. */
  readonly host: string;
  readonly heading: RegExp;
}

export const remoteOf = (page: Page) => page.getByRole('region', { name: 'Remote' });
export const secondOf = (page: Page) => page.getByRole('region', { name: 'Second' });

/** The page of the portal that begins a daily report of last month. */
export function newReport(): string {
  const { from, to } = new BrandTruth('Alder').lastMonth;
  return `/reports/online/new?${new URLSearchParams({ type: 'ONLINE_DAILY', from, to }).toString()}`;
}

/** The portal goes on without the remote. */
export function testMissingFile({ host, heading }: PortalHost): void {
  test(`${host}: a file that does not come is said in its place, and the portal goes on`, async ({
    page,
    portal,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    await page.route(portal.module, (route) => route.abort());
    await page.goto(portal.origin + newReport());
    await expect(remoteOf(page).getByRole('alert')).toContainText('The reports cannot be reached');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

/** What a user and the portal itself do with a remote in it. */
export function testJourney({ host, heading }: PortalHost): void {
  test(`${host}: a deep link, the portal’s own address bar, its props, and nothing left`, async ({
    page,
    portal,
  }) => {
    await rememberGlobals(page);
    await page.goto(portal.origin + newReport());
    const remote = remoteOf(page);
    await remote.getByRole('button', { name: 'Simulate' }).click();
    const total = remote.getByRole('row').filter({ hasText: /^Total – all [\d,]+ rows/ });
    await expect(total).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const looks = await looksOfPortal(page);

    await remote.getByRole('button', { name: 'Save as report' }).click();
    await expect(remote.getByRole('dialog', { name: 'Save as report' })).toBeVisible();
    await page.keyboard.press('Escape');
    await remote.getByRole('link', { name: 'Online reports' }).click();
    await expect(page).toHaveURL(/\/reports\/online(\?|$)/);
    await expect(remote).toContainText('Reports of Alder');
    await page.goBack();
    await expect(page).toHaveURL(/\/reports\/online\/simulations\//);
    await expect(total).toBeVisible();

    await updateRemote(page, { brand: 'cedar', theme: 'dark', route: '/online' });
    await expect(remote).toContainText('Reports of Cedar');
    await expect(page).toHaveURL(/\/reports\/online$/);
    await updateRemote(page, { locale: 'sw' });
    await expect(remote).toContainText('Ripoti za Cedar');
    await expect(remote.locator('[data-theme="dark"]').first()).toBeVisible();

    await unmountRemote(page);
    await expect(remote).toHaveCount(0);
    expect(await looksOfPortal(page)).toEqual(looks);
    expect(await leftBehind(page)).toEqual(nothing);
    expect(await page.evaluate(() => globalThis.portal.mount({ brand: 'elm' }))).toEqual({
      status: 'shown',
    });
    await expect(remote).toBeVisible();
  });
}

/** Several remotes in one page do not meet. */
export function testTwoBrands({ host }: PortalHost): void {
  test(`${host}: two brands side by side, another within a shadow root of the portal`, async ({
    page,
    portal,
  }) => {
    await page.goto(`${portal.origin}/reports/online?second=birch`);
    await expect(remoteOf(page)).toContainText('Reports of Alder');
    await expect(secondOf(page)).toContainText('Reports of Birch');
    await updateRemote(page, { brand: 'elm' });
    await expect(remoteOf(page)).toContainText('Reports of Elm');
    await expect(secondOf(page)).toContainText('Reports of Birch');

    await page.evaluate(async (module) => {
      const { mount } = (await import(module)) as { readonly mount: Mount };
      const place = document.createElement('article');
      document.body.append(place);
      const within = document.createElement('div');
      place.attachShadow({ mode: 'open' }).append(within);
      const getAccessToken = async () => {
        const answer = await fetch('/token', { method: 'POST' });
        return ((await answer.json()) as { token: string }).token;
      };
      const { origin } = new URL(module);
      await mount(within, { apiBaseUrl: origin, brand: 'cedar', getAccessToken, route: '/online' }).ready;
    }, portal.module);
    await expect(page.getByRole('article')).toContainText('Reports of Cedar');
  });
}
