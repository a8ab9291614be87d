import type { Page } from '@playwright/test';
import { openAltered, type AlteredCase } from './altered-embed';
import { firefoxPath, openFirefox } from './firefox';
import { expect, test } from './test';

/** Nothing that a page of a portal does runs an altered file, and the portal itself goes on. */
export function testAltered(title: string, remotes: readonly string[], one: AlteredCase): void {
  test(title, async ({ page, product, watch }) => {
    // The portal is another origin, and its browser says what it refuses.
    watch.allow(/^foreign: |integrity|CSP: script-src|Content Security Policy|dynamically imported|ERR_/);
    const portal = await openAltered(one, {
      origin: product.portal,
      product: new URL(product.address).origin,
    });
    try {
      for (const remote of remotes) await expectNeverRun(page, one, { portal, remote });
    } finally {
      await portal.close();
    }
  });
}

interface Looked {
  readonly portal: Awaited<ReturnType<typeof openAltered>>;
  readonly remote: string;
}

async function expectNeverRun(page: Page, { altered }: AlteredCase, { portal, remote }: Looked) {
  const address = portal.fileOf(remote);
  const query = new URLSearchParams({ remote });
  for (const isEarly of [false, true]) {
    if (isEarly) query.set('early', address);
    await page.goto(`${portal.origin}/reports?${query.toString()}`);
    await page.waitForFunction(() => 'portal' in globalThis);
    if (altered === 'each')
      await expect(page.getByRole('alert').first()).toContainText('The reports cannot be reached');
    const came = await page.evaluate((file) => globalThis.runByEveryWay(file), address);
    // What the browser holds already, as it was published, is not asked for again.
    const others = altered === 'each' ? came : came.filter((way) => !way.endsWith('/mount.js'));
    expect(others).toEqual([]);
    expect(await page.evaluate(() => globalThis.hasRunAltered)).toBeUndefined();
  }
}

/** The same for the plainest page in Firefox, where one is installed. */
export function testAlteredInFirefox(cacheControls: readonly AlteredCase['cacheControl'][]): void {
  test('in Firefox, no altered byte of a remote runs, whatever its Cache-Control', async ({ product }) => {
    test.skip(firefoxPath === undefined, 'There is no Firefox on this machine.');
    const firefox = await openFirefox(firefoxPath ?? '', { isCaching: true });
    try {
      for (const cacheControl of cacheControls) {
        const portal = await openAltered(
          { host: 'plain-html', cacheControl, altered: 'each' },
          { origin: product.portal, product: new URL(product.address).origin },
        );
        const address = portal.fileOf('remote-online');
        for (const early of ['', `?early=${encodeURIComponent(address)}`]) {
          await firefox.goto(`${portal.origin}/reports${early}`);
          await expect.poll(() => firefox.run(() => 'portal' in window, null)).toBe(true);
          expect(await firefox.run((file) => window.runByEveryWay(file), address)).toEqual([]);
          expect(await firefox.run(() => 'hasRunAltered' in window, null)).toBe(false);
        }
        await portal.close();
      }
    } finally {
      await firefox.close();
    }
  });
}
