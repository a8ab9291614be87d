import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import { copyOfPlace, nextVersionOf, serveRegistry, type CarriedManifest } from './support/registry-place';
import { expectRestWorks, follow, heading, noticeOf } from './support/remote-notice';
import { expect, test } from './support/test';

test.beforeEach(({ watch }) => watch.allow(/remote-|Failed to load|integrity|preload/));

const manifestOfRetail = '**/remotes/remote-retail/**/manifest.json';
const folder = fileURLToPath(new URL('../dist/web/remotes/remote-retail/1.0.0/', import.meta.url));
const altered = 'differ from the published ones';

/** Addresses of files of the remote that a page asks for. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = request.url().split('/remotes/remote-retail/1.0.0/')[1];
    if (file !== undefined) asked.push(file);
  });
  return asked;
}

const hasRun = (page: Page) =>
  page.evaluate(
    () =>
      '__tampered' in window || Object.keys(window).some((key) => key.startsWith('tallyhouse_remote_retail')),
  );

/** Changes what pages carry of manifests. */
async function changeCarried(
  context: BrowserContext,
  baseURL: string | undefined,
  change: (text: string) => string,
): Promise<void> {
  const registry = await (await fetch(`${baseURL}/registry.json`)).text();
  const changed = ({ baseUrl, text }: CarriedManifest) => ({ baseUrl, text: change(text) });
  await serveRegistry(
    context,
    () => registry,
    (carried) => carried.map(changed),
  );
}

const serveFetched = (page: Page, change: (text: string) => string) =>
  page.route(manifestOfRetail, async (route) => {
    const text = await readFile(`${folder}manifest.json`, 'utf8');
    return route.fulfill({ contentType: 'application/json', body: change(text) });
  });

/** At several places, so that names, paths and hashes are among them. */
const flips = [0.02, 0.3, 0.6, 0.98].map((part) => (text: string) => {
  const at = Math.floor(text.length * part);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
});

test('a page that is opened at a screen carries its manifest; a click asks for it first, and a pointer before the click', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  const asked = askedOf(page);
  await page.goto('/retail');
  await expect(heading(page, 'Retail')).toBeVisible();
  expect(asked).not.toContain('manifest.json');

  await page.goto('/load-data');
  await expect(heading(page, 'Data loads')).toBeVisible();
  asked.length = 0;
  const link = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Retail', exact: true });
  await link.hover();
  await expect.poll(() => asked).toEqual(['manifest.json']);
  await link.click();
  await expect(heading(page, 'Retail')).toBeVisible();
  expect(asked.filter((file) => file === 'manifest.json')).toHaveLength(1);
});

test('fault 5: a manifest that was altered in the page is fetched whole, and altered there too nothing runs @deep', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await signIn('reporter');
  for (const flip of flips) {
    await context.unrouteAll({ behavior: 'wait' });
    await page.unrouteAll({ behavior: 'wait' });
    await changeCarried(context, baseURL, flip);
    const asked = askedOf(page);
    await page.goto('/retail');
    await expect(heading(page, 'Retail')).toBeVisible();
    expect(asked).toContain('manifest.json');

    await serveFetched(page, flip);
    await page.reload();
    await expect(noticeOf(page, 'Retail')).toContainText(altered);
    expect(await hasRun(page)).toBe(false);
  }
});

test('fault 5: a manifest that vouches for an altered file is not believed, from the page or from its place @deep', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const { entry } = JSON.parse(await readFile(`${folder}manifest.json`, 'utf8')) as RemoteManifest;
  const evil = `window.__tampered = true;\n${await readFile(folder + entry, 'utf8')}`;
  const vouching = (text: string) => {
    const manifest = JSON.parse(text) as RemoteManifest;
    manifest.files[entry] = `sha384-${createHash('sha384').update(evil).digest('base64')}`;
    return JSON.stringify(manifest);
  };
  await changeCarried(context, baseURL, vouching);
  await serveFetched(page, vouching);
  await page.route(`**/${entry}`, (route) => route.fulfill({ contentType: 'text/javascript', body: evil }));
  await signIn('reporter');

  await page.goto('/retail');
  await expect(noticeOf(page, 'Retail')).toContainText(altered);
  expect(await hasRun(page)).toBe(false);
  await page.goto('/load-data');
  await follow(page, 'Retail');
  await expect(noticeOf(page, 'Retail')).toContainText(altered);
  expect(await hasRun(page)).toBe(false);
  await expectRestWorks(page);
});

test("fault 5: another version's manifest in the place of a version's own is refused @deep", async ({
  page,
  signIn,
}) => {
  const place = await copyOfPlace();
  const next = await nextVersionOf(place, 'remote-retail', { from: '1.0.0', to: '1.0.1' });
  const text = await readFile(`${next}/manifest.json`, 'utf8');
  await signIn('reporter');
  await serveFetched(page, () => text);
  await page.goto('/load-data');
  await follow(page, 'Retail');

  await expect(noticeOf(page, 'Retail')).toContainText(altered);
  expect(await hasRun(page)).toBe(false);
});

const faults: [string, (route: Route) => Promise<void>, string][] = [
  [
    'cut off',
    async (route) => {
      const text = await (await route.fetch()).text();
      return route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length >> 1) });
    },
    altered,
  ],
  ['gone', (route) => route.fulfill({ status: 404, body: '' }), 'Its files do not exist'],
  [
    'a page of HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tallyhouse</title>' }),
    'Its files do not exist',
  ],
  ['unavailable', (route) => route.fulfill({ status: 503, body: '' }), 'cannot be reached'],
  ['without an answer', (route) => route.abort('connectionreset'), 'cannot be reached'],
  [
    'elsewhere',
    (route) => route.fulfill({ status: 302, headers: { Location: 'https://elsewhere.example/' }, body: '' }),
    'redirect to an address that is not allowed',
  ],
];
test('faults 1, 2, 6, 7: a manifest that does not come as it was published is told in its place, and a retry mends it @deep', async ({
  page,
  signIn,
}) => {
  await signIn('reporter');
  for (const [fault, answer, words] of faults) {
    await test.step(fault, async () => {
      await page.goto('/load-data');
      await expect(heading(page, 'Data loads')).toBeVisible();
      await page.route(manifestOfRetail, answer);
      await follow(page, 'Retail');
      await expect(noticeOf(page, 'Retail')).toContainText(words);
      expect(await hasRun(page)).toBe(false);
      await expectRestWorks(page);
      await follow(page, 'Retail');
      await expect(noticeOf(page, 'Retail')).toContainText(words);
      await page.unroute(manifestOfRetail);
      await noticeOf(page, 'Retail').getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Retail')).toBeVisible();
    });
  }
});

test('fault 3: a manifest that hangs is given up in time, holds up no other screen, and is asked for anew by a retry @deep', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn('reporter');
  await page.goto('/load-data');
  await expect(heading(page, 'Data loads')).toBeVisible();
  await page.route(manifestOfRetail, () => new Promise(() => undefined));
  await follow(page, 'Retail');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expectRestWorks(page);

  await follow(page, 'Retail');
  await page.clock.fastForward(10_000);
  await expect(noticeOf(page, 'Retail')).toContainText('longer than 8 seconds');
  await page.unroute(manifestOfRetail);
  await noticeOf(page, 'Retail').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Retail')).toBeVisible();
});
