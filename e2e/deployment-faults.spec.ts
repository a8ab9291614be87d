import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Registry } from '@tallyhouse/shared/contracts/registry';
import { serveChangedManifest } from './support/changed-manifest';
import {
  copyOfPlace,
  nextVersionOf,
  registryIn,
  serveRegistry,
  signedRegistry,
} from './support/registry-place';
import { expectRestWorks, heading, noticeOf } from './support/remote-notice';
import { expect, test } from './support/test';

test.beforeEach(({ watch }) => watch.allow(/remote-|Failed to load|preload/));

/** The registry of the server, changed and signed anew. */
async function changedRegistry(baseURL: string | undefined, change: (registry: Registry) => void) {
  const registry = registryIn(await (await fetch(`${baseURL}/registry.json`)).text());
  registry.sequence += 1;
  change(registry);
  return signedRegistry(registry);
}

/** Addresses of the files of a remote that a page asks for. */
function askedOf(page: Page, remote: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/remotes/${remote}/`)) asked.push(request.url());
  });
  return asked;
}

/** Names of the files that the screen at `path` of a built remote needs to be shown. */
async function filesOfScreen(remote: string, path: string): Promise<readonly string[]> {
  const manifest = new URL(`../dist/web/remotes/${remote}/1.0.0/manifest.json`, import.meta.url);
  const { preload } = JSON.parse(await readFile(fileURLToPath(manifest), 'utf8')) as {
    preload: Record<string, string[]>;
  };
  return preload[path] ?? [];
}

/** How often a page was loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const misfits: [string, object, string][] = [
  [
    'fault 10: a remote of another contract',
    { contract: 2 },
    'It uses contract version 2; this page uses version 1.',
  ],
  [
    'fault 11: a remote that needs what the page does not give',
    { consumes: ['react', 'react@18'] },
    'It needs modules that this page does not provide: react@18.',
  ],
];
for (const [place, [fault, change, words]] of misfits.entries()) {
  test(`${fault} is refused before any of its code is fetched${place === 0 ? '' : ' @deep'}`, async ({
    page,
    context,
    signIn,
    baseURL,
  }) => {
    const name = 'remote-retail';
    await serveChangedManifest(context, {
      ...{ baseURL, name },
      change: (manifest) => Object.assign(manifest, change),
    });
    const asked = askedOf(page, 'remote-retail');
    await signIn('reporter');
    await page.goto('/retail');

    await expect(noticeOf(page, 'Retail')).toContainText(words);
    expect(asked).toEqual([]);
    await expectRestWorks(page);
  });
}

test('fault 12: when the files of an open tab went with a deployment, one load brings the new version, at the same address', async ({
  page,
  context,
  signIn,
}) => {
  const place = await copyOfPlace();
  await place.serveTo(context);
  await signIn('reporter');
  await page.goto('/load-data');
  await expect(heading(page, 'Data loads')).toBeVisible();
  const versions = { from: '1.0.0', to: '1.0.1' };
  await place.remote('publish', await nextVersionOf(place, 'remote-retail', versions));
  await rm(join(place.folder, 'remotes/remote-retail/1.0.0'), { recursive: true });
  const loads = countLoads(page);

  await page.evaluate(() => {
    history.pushState(null, '', '/retail?from=2026-01-01&to=2026-01-31');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(heading(page, 'Retail')).toBeVisible();
  await expect(page).toHaveURL(/\/retail\?.*from=2026-01-01&to=2026-01-31/);
  expect(loads()).toBe(1);
});

test('fault 12: a chunk that went is told in its own place, without a load, and comes on a retry @deep', async ({
  page,
  signIn,
}) => {
  const chunks = '**/remotes/remote-online/**/*.js';
  const ofScreen = await filesOfScreen('remote-online', '/summary-report');
  await page.route(chunks, (route) =>
    ofScreen.some((file) => route.request().url().endsWith(`/${file}`))
      ? route.fallback()
      : route.fulfill({ status: 404, body: '' }),
  );
  await signIn('reporter');
  await page.goto(
    '/summary-report?from=2026-10-01&to=2026-10-31&granularity=day&measure=bets&basis=PLACED&chart=time',
  );
  const loads = countLoads(page);
  const chart = page.getByRole('figure', { name: /Bets/ });
  await expect(chart.getByRole('alert')).toContainText('The chart could not be loaded');
  await expect(page.getByRole('table', { name: /per Day/ })).toBeVisible();

  await page.unroute(chunks);
  await chart.getByRole('button', { name: 'Try again' }).click();
  await expect(chart.getByRole('alert')).toHaveCount(0);
  await expect(chart.locator('svg').first()).toBeVisible();
  expect(loads()).toBe(0);
});

test('fault 14: a page that was kept too long, whose entry is gone, is loaded anew once @deep', async ({
  page,
  watch,
}) => {
  watch.allow(/main\.gone/);
  let pages = 0;
  await page.route('**/login', async (route) => {
    pages += 1;
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: pages === 1 ? html.replace(/main\.\w+\.js/, 'main.gone.js') : html,
    });
  });
  await page.goto('/login');

  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(pages).toBe(2);
});

test("fault 18: of two remotes that claim one address the first keeps it, whatever the second's name @deep", async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  const text = await changedRegistry(baseURL, ({ remotes }) => {
    const retail = remotes.find(({ name }) => name === 'remote-retail');
    const thief = JSON.stringify(retail).replaceAll('remote-retail', 'remote-thief');
    remotes.push(JSON.parse(thief) as Registry['remotes'][number]);
  });
  await serveRegistry(context, () => text);
  const asked = askedOf(page, 'remote-thief');
  await signIn('reporter');
  await page.goto('/retail');

  await expect(heading(page, 'Retail')).toBeVisible();
  expect(asked).toEqual([]);
});
