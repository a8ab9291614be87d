import type { Page } from '@playwright/test';
import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { expect, test } from './support/portal';
import { countedReacts, countReacts } from './support/react-count';
import {
  leftBehind,
  looksOfPortal,
  looksOfRemote,
  nothing,
  rememberGlobals,
  unmountRemote,
  updateRemote,
} from './support/portal-page';
import { BrandTruth } from './support/truth';

const remoteOf = (page: Page) => page.getByRole('region', { name: 'Remote' });
const secondOf = (page: Page) => page.getByRole('region', { name: 'Second' });

/** The page of the portal that begins a daily report of last month. */
function newReport(): string {
  const { from, to } = new BrandTruth('Alder').lastMonth;
  return `/reports/online/new?${new URLSearchParams({ type: 'ONLINE_DAILY', from, to }).toString()}`;
}

const hosts = [
  { host: 'react-17', heading: /React 17\./ },
  { host: 'react-18', heading: /React 18\./ },
  { host: 'react-19', heading: /React 19\./ },
  { host: 'other-router', heading: /React 19\./ },
];

for (const { host, heading } of hosts) {
  test.describe(host, () => {
    test.use({ host });

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

      await remote.getByRole('button', { name: 'Keep as report' }).click();
      await expect(remote.getByRole('dialog', { name: 'Keep as report' })).toBeVisible();
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
  });
}

/** The place is as large in every page; all else in it is the remote's. */
const sameSize = `section[aria-label='Remote'] {
  position: absolute !important; inset: 0 auto auto 0 !important; width: 1000px !important;
  padding: 0 !important; border: 0 !important;
}`;

// React 17 has no modules to give; 18 gives them and they are of another major.
const reacts = [
  { host: 'react-17', versions: [/^17\./, /^19\./], whose: 'own', reason: 'none-given' },
  { host: 'react-18', versions: [/^18\./, /^19\./], whose: 'own', reason: 'other-major' },
  { host: 'react-19', versions: [/^19\./], whose: 'portal', reason: 'fits' },
];

for (const { host, versions, whose, reason } of reacts) {
  test.describe(`the React of ${host}`, () => {
    test.use({ host });

    test(`in ${host} the page evaluates ${versions.length === 1 ? 'exactly one React' : 'ours beside its own, once'}`, async ({
      page,
      portal,
    }) => {
      await countReacts(page);
      await page.goto(`${portal.origin}/reports/online?second=birch`);
      await expect(remoteOf(page)).toContainText('Reports of Alder');
      await expect(secondOf(page)).toContainText('Reports of Birch');

      expect(await countedReacts(page)).toEqual(versions.map((version) => expect.stringMatching(version)));
      const told = await page.evaluate(async (module) => {
        const { mount } = (await import(module)) as { readonly mount: Mount };
        return new Promise((resolve) => {
          const mounted = mount(document.createElement('div'), {
            ...{ apiBaseUrl: new URL(module).origin, brand: 'alder', getAccessToken: () => null },
            onEvent: (event) => {
              if (event.kind === 'react') resolve(event);
              mounted.unmount();
            },
          });
        });
      }, portal.module);
      expect(told).toMatchObject({ kind: 'react', whose, reason });
    });
  });
}

test.describe('the hostile page', () => {
  test.use({ host: 'react-18' });

  test('a remote computes the same styles in a page that forces its own on everything, dialog included', async ({
    page,
    portal,
  }) => {
    const looks: string[][] = [];
    const styles = new RegExp(`^${portal.origin}/hostile\\.css`);
    for (const isHostile of [false, true]) {
      await page.unroute(styles);
      await page.route(styles, async (route) => {
        const body = isHostile ? await (await route.fetch()).text() : '';
        await route.fulfill({ contentType: 'text/css', body: body + sameSize });
      });
      await page.goto(portal.origin + newReport());
      const remote = remoteOf(page);
      await remote.getByRole('button', { name: 'Simulate' }).click();
      await remote.getByRole('button', { name: 'Keep as report' }).click();
      await expect(remote.getByRole('dialog', { name: 'Keep as report' })).toBeVisible();
      await expect(remote.locator('.ant-wave')).toHaveCount(0);
      const note = await page.locator('.note').evaluate((one) => getComputedStyle(one).letterSpacing);
      expect(note).toBe(isHostile ? '12px' : 'normal');
      looks.push(await looksOfRemote(remote));
    }
    const [plain = [], hostile = []] = looks;

    expect(plain.length).toBeGreaterThan(100);
    expect(hostile).toEqual(plain);
  });
});

const screens = [
  { remote: 'remote-online', path: '/total-report', words: 'Total report' },
  { remote: 'remote-retail', path: '/retail', words: 'Retail' },
  { remote: 'remote-logs', path: '/load-data', words: 'Data loads' },
  { remote: 'remote-admin', path: '/dashboard', words: 'Dashboard' },
];

test.describe('every remote', () => {
  test.use({ host: 'react-19' });

  for (const { remote, path, words } of screens) {
    test(`${remote} shows ${path} by a deep link, and by its element without a script of the portal`, async ({
      page,
      portal,
    }) => {
      await page.goto(`${portal.origin}/reports${path}?remote=${remote}`);
      await expect(remoteOf(page).getByRole('heading', { level: 1 })).toContainText(words);
      await unmountRemote(page);
      await page.evaluate(
        ({ name, attributes }) => {
          const element = document.createElement(name);
          for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
          const getAccessToken = async () => {
            const answer = await fetch('/token', { method: 'POST' });
            return ((await answer.json()) as { token: string }).token;
          };
          document.body.append(Object.assign(element, { getAccessToken }));
        },
        {
          name: remote.replace('remote-', 'tallyhouse-'),
          attributes: { 'api-base-url': new URL(portal.module).origin, brand: 'alder', route: path },
        },
      );
      const element = page.locator(remote.replace('remote-', 'tallyhouse-'));
      await expect(element.getByRole('heading', { level: 1 })).toContainText(words);
      await element.evaluate((one) => one.remove());
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    });
  }
});
