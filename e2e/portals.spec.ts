import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { expect, test } from './support/portal';
import { countedReacts, countReacts } from './support/react-count';
import {
  newReport,
  remoteOf,
  secondOf,
  testJourney,
  testMissingFile,
  testTwoBrands,
} from './support/portal-journeys';
import { settledLooks, unmountRemote } from './support/portal-page';

// The oldest and the newest React, and another router; deep/portals.spec.ts has each journey in each host.
const old = { host: 'react-17', heading: /React 17\./ };
const otherRouter = { host: 'other-router', heading: /React 19\./ };

test.describe(`${old.host} @deep`, () => {
  test.use({ host: old.host });
  testMissingFile(old);
  testJourney(old);
});

test.describe(`${otherRouter.host} @deep`, () => {
  test.use({ host: otherRouter.host });
  testJourney(otherRouter);
  testTwoBrands(otherRouter);
});

/** The place is as large without what is hostile; all else in it is the remote's. Its last rule. */
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
  test.describe(`the React of ${host} @deep`, () => {
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

test.describe('the hostile page @deep', () => {
  test.use({ host: 'react-18' });

  test('a remote computes the same styles in a page that forces its own on everything, dialog included', async ({
    page,
    portal,
  }) => {
    const address = `${portal.origin}/hostile.css`;
    await page.route(`${address}*`, async (route) => {
      await route.fulfill({
        contentType: 'text/css',
        body: (await (await route.fetch()).text()) + sameSize,
      });
    });
    await page.goto(portal.origin + newReport());
    const remote = remoteOf(page);
    await remote.getByRole('button', { name: 'Simulate' }).click();
    await remote.getByRole('button', { name: 'Save as report' }).click();
    await expect(remote.getByRole('dialog', { name: 'Save as report' })).toBeVisible();
    await expect(remote.locator('.ant-wave')).toHaveCount(0);
    const note = page.locator('.note');
    await expect(note).toHaveCSS('letter-spacing', '12px');

    const hostile = await settledLooks(remote);
    await page.evaluate((href) => {
      const sheet = [...document.styleSheets].find((one) => one.href?.startsWith(href) === true);
      while (sheet !== undefined && sheet.cssRules.length > 1) sheet.deleteRule(0);
    }, address);
    await expect(note).toHaveCSS('letter-spacing', 'normal');
    const plain = await settledLooks(remote);

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
    test(`${remote} shows ${path} by a deep link, and by its element without a script of the portal @deep`, async ({
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
