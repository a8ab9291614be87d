import type { Page } from '@playwright/test';
import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { expect, test } from './support/portal';
import { expectNothingKept, portalDoes } from './support/plain-portal';
import { leftBehind, looksOfPortal, nothing, rememberGlobals } from './support/portal-page';
import { BrandTruth } from './support/truth';

const left = (page: Page) => page.getByRole('region', { name: 'Alder' });
const right = (page: Page) => page.getByRole('region', { name: 'Birch' });

test('a portal shows two brands side by side by its own sign-in, address bar and history, and keeps its looks', async ({
  page,
  portal,
  watch,
}) => {
  await rememberGlobals(page);
  const { from, to } = new BrandTruth('Alder').lastMonth;
  const address = `${portal.origin}/reports/online/new?${new URLSearchParams({ type: 'ONLINE_DAILY', from, to }).toString()}`;
  watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(portal.module, (route) => route.abort());
  await page.goto(address);
  const untouched = await looksOfPortal(page);
  await page.unroute(portal.module);
  await page.goto(address);

  await left(page).getByRole('button', { name: 'Simulate' }).click();
  const total = left(page)
    .getByRole('row')
    .filter({ hasText: /^Total – all [\d,]+ rows/ });
  await expect(total).toBeVisible();
  await expect(right(page)).toContainText('Reports of Birch');
  expect(await looksOfPortal(page)).toEqual(untouched);

  await left(page).getByRole('link', { name: 'Online reports' }).click();
  await expect(page).toHaveURL(/\/reports\/online(\?|$)/);
  await expect(left(page)).toContainText('Reports of Alder');
  await page.goBack();
  await expect(page).toHaveURL(/\/reports\/online\/simulations\//);
  await expect(total).toBeVisible();

  await portalDoes(page, 'left', { changes: { brand: 'cedar', theme: 'dark', route: '/online' } });
  await expect(left(page)).toContainText('Reports of Cedar');
  await portalDoes(page, 'left', { changes: { locale: 'sw' } });
  await expect(left(page)).toContainText('Ripoti za Cedar');

  await portalDoes(page, 'left', 'unmount');
  await portalDoes(page, 'right', 'unmount');
  await expect(left(page)).toBeEmpty();
  await expect(right(page)).toBeEmpty();
  expect(await looksOfPortal(page)).toEqual(untouched);
  expect(await leftBehind(page)).toEqual(nothing);
  expect(await page.evaluate(() => document.body.children.length)).toBe(3);
});

test('what is typed in a dialog stays there, and the dialog is the remote’s own, not the page’s @deep', async ({
  page,
  portal,
}) => {
  const { from, to } = new BrandTruth('Alder').lastMonth;
  const query = new URLSearchParams({ type: 'ONLINE_DAILY', from, to }).toString();
  await page.goto(`${portal.origin}/reports/online/new?${query}`);
  await left(page).getByRole('button', { name: 'Simulate' }).click();
  await left(page).getByRole('button', { name: 'Save as report' }).click();

  const dialog = left(page).getByRole('dialog', { name: 'Save as report' });
  await dialog.getByLabel('Title').pressSequentially('Kept in a portal');
  await expect(dialog.getByLabel('Title')).toHaveValue('Kept in a portal');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(left(page).getByRole('button', { name: 'Save as report' })).toBeFocused();
});

test('a token that the API refuses is asked for once more, then words stand in the place, and a new one goes on @deep', async ({
  page,
  portal,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  portal.hand('stale');
  await page.goto(`${portal.origin}/reports/online`);
  for (const place of [left(page), right(page)])
    await expect(place.getByRole('alert')).toContainText('Your session has ended');
  // Two remotes, each at the start and after its refusal.
  expect(portal.asked()).toBe(4);

  portal.hand('good');
  await left(page).getByRole('button', { name: 'Try again' }).click();
  await expect(left(page)).toContainText('Reports of Alder');
  await expect(right(page).getByRole('alert')).toBeVisible();
});

test('<tallyhouse-online> works from attributes, within a shadow root of the portal too @deep', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/reports/online`);
  await expect(left(page)).toContainText('Reports of Alder');
  await page.evaluate((api) => {
    const place = document.createElement('article');
    document.body.append(place);
    const element = document.createElement('tallyhouse-online');
    element.setAttribute('api-base-url', api);
    element.setAttribute('brand', 'elm');
    Object.assign(element, {
      getAccessToken: async () => {
        const answer = await fetch('/token', { method: 'POST' });
        return ((await answer.json()) as { token: string }).token;
      },
    });
    place.attachShadow({ mode: 'open' }).append(element);
  }, new URL(portal.module).origin);
  const article = page.getByRole('article');

  await expect(article).toContainText('Reports of Elm');
  const element = article.locator('tallyhouse-online');
  await element.evaluate((one) => one.setAttribute('brand', 'alder'));
  await expect(article).toContainText('Reports of Alder');
  await element.evaluate((one) => one.remove());
  await expect(article).toBeEmpty();
});

test('aborting its signal unmounts at any moment, and what is updated at once holds @deep', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.origin}/reports/online`);
  await expect(left(page)).toContainText('Reports of Alder');

  const outcomes = await page.evaluate(async (module) => {
    const { mount } = (await import(module)) as { readonly mount: Mount };
    const getAccessToken = async () => {
      const answer = await fetch('/token', { method: 'POST' });
      return ((await answer.json()) as { token: string }).token;
    };
    const place = document.createElement('main');
    document.body.append(place);
    const mounted = (signal: AbortSignal) =>
      mount(place, { apiBaseUrl: new URL(module).origin, brand: 'alder', getAccessToken, signal });
    const seen: unknown[] = [];

    seen.push(await mounted(AbortSignal.abort()).ready, place.childElementCount);
    const early = new AbortController();
    const { ready } = mounted(early.signal);
    early.abort();
    seen.push(await ready, place.childElementCount);
    const late = new AbortController();
    const shown = mounted(late.signal);
    shown.update({ brand: 'birch', route: '/online' });
    seen.push(await shown.ready);
    await new Promise((resolve) => {
      const look = setInterval(() => {
        if (!place.firstElementChild?.shadowRoot?.textContent.includes('Reports of Birch')) return;
        clearInterval(look);
        resolve(null);
      }, 50);
    });
    late.abort();
    shown.unmount();
    seen.push(place.childElementCount);
    return seen;
  }, portal.module);

  const gone = [{ status: 'unmounted' }, 0];
  expect(outcomes).toEqual([...gone, ...gone, { status: 'shown' }, 0]);
});

test('mounted and unmounted again and again it leaves no element, no listener, and less than 5 % of the heap @deep', async ({
  page,
  portal,
}) => {
  await expectNothingKept(page, portal, 15);
});
