import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { withProduct } from '../tools/browser-tests.mjs';
import { menu } from './support/menu';
import { madeRemote } from './support/made-remote';
import { freePort, ownRemote } from './support/own-remote';
import { copyOfPlace, type Place } from './support/registry-place';
import { noticeOf } from './support/remote-notice';
import { fillSignIn } from './support/sessions';
import { expect, test } from './support/test';

const banner = (page: Page) => page.locator('.override-banner');
const figures = (page: Page, name: string) => page.getByRole('table', { name });
const published = 'Figures per gaming day';
const changed = 'Figures of my machine';

/** Everything that a context asks of an origin, each with its headers. */
function requestsTo(context: BrowserContext, origin: string) {
  const sent: { readonly url: string; readonly headers: Promise<Record<string, string>> }[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) sent.push({ url: request.url(), headers: request.allHeaders() });
  });
  return sent;
}

/** A product beside the usual one that serves `place`, and whose tabs may take a remote from `origin`. */
async function withOverrides(
  { place, page }: { readonly place: Place; readonly page: Page },
  use: (shell: string, origin: string, port: number) => Promise<void>,
): Promise<void> {
  const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
  for (const part of ['index.html', 'shell', 'embed'])
    await cp(join(web, part), join(place.folder, part), { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { REMOTE_OVERRIDE_ORIGINS: origin, WEB_DIR: place.folder };
  await withProduct(async ({ address }) => {
    await use(address, origin, port);
    // What is still open would go on asking a server that is gone.
    await page.goto('about:blank');
  }, settings);
}

async function enter(page: Page): Promise<void> {
  await fillSignIn(page, 'reporter');
  await page.getByRole('button', { name: /^Alder/ }).click();
  await expect(page).not.toHaveURL(/\/(login|brands)/);
}

test('a remote from a developer’s machine shows in the deployed shell, says so, and is gone with the session @deep', async ({
  page,
  context,
  watch,
}) => {
  // The product of this test, and the machine of the developer, are other origins than the usual product.
  watch.allow(/^foreign: /);
  const remote = await ownRemote('remote-tickets');
  try {
    const place = await copyOfPlace();
    await place.remote('publish', await remote.build());
    const words = join(remote.folder, 'src/tickets/i18n/en.ts');
    await writeFile(words, (await readFile(words, 'utf8')).replace(published, changed));
    await withOverrides({ place, page }, async (shell, origin, port) => {
      await expect(remote.serveInto(shell, port + 1)).rejects.toThrow(
        /needs the setting REMOTE_OVERRIDE_ORIGINS=/,
      );
      const open = await remote.serveInto(shell, port);
      const sent = requestsTo(context, origin);

      await test.step('before anybody is signed in nothing of it is fetched', async () => {
        await page.goto(open);
        await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
        expect(sent).toEqual([]);
      });
      await test.step('signed in, its screen stands in the shell under a banner', async () => {
        await enter(page);
        await page.goto(`${shell}/tickets`);
        await expect(figures(page, changed)).toBeVisible();
        await expect(banner(page)).toContainText(`remote-tickets 1.0.0 is loaded from ${origin}`);
        await menu(page).getByRole('link', { name: 'Online', exact: true }).click();
        await expect(banner(page)).toBeVisible();
        await expect(banner(page)).toHaveCSS('margin-bottom', '32px');
        expect(page.url()).toBe(`${shell}/online`);
      });
      await test.step('its machine gets no token, no cookie and no address', async () => {
        expect(sent.map(({ url }) => url)).toContain(`${origin}/manifest.json`);
        const all = await Promise.all(sent.map(({ headers }) => headers));
        // Of a file that the page had already, the browser tells headers that it never sent; those lack this one.
        const wentOut = all.filter((headers) => 'sec-fetch-mode' in headers);
        expect(wentOut.length).toBeGreaterThan(2);
        for (const headers of wentOut)
          expect(Object.keys(headers)).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/^(authorization|cookie|referer|brand|x-.*)$/)]),
          );
      });
      await test.step('another tab has what is published', async () => {
        const other = await context.newPage();
        await other.goto(`${shell}/tickets`);
        await expect(figures(other, published)).toBeVisible();
        await expect(banner(other)).toHaveCount(0);
        await other.close();
      });
      await test.step('a button ends it', async () => {
        await page.getByRole('button', { name: 'Use the published version' }).click();
        await menu(page).getByRole('link', { name: 'Tickets' }).click();
        await expect(figures(page, published)).toBeVisible();
        await expect(banner(page)).toHaveCount(0);
      });
      await test.step('opened anew it outlives a reload', async () => {
        await page.goto(open);
        await expect(figures(page, changed)).toBeVisible();
        await page.reload();
        await expect(figures(page, changed)).toBeVisible();
      });
      await test.step('signing out forgets it', async () => {
        await page.getByRole('button', { name: /Rehema/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        await expect(page).toHaveURL(/\/login/);
        sent.length = 0;
        await fillSignIn(page, 'reporter');
        await expect(page).not.toHaveURL(/\/login/);
        await page.goto(`${shell}/tickets`);
        await expect(figures(page, published)).toBeVisible();
        await expect(banner(page)).toHaveCount(0);
        expect(sent).toEqual([]);
      });
    });
  } finally {
    await remote.remove();
  }
});

test('what is not allowed is refused in words, and what is published stays @deep', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/^foreign: /);
  const { folder, place } = await publishedKept();
  await withOverrides({ place, page }, async (shell, origin) => {
    const sent = requestsTo(context, 'http://127.0.0.1:1');
    const sentThere = requestsTo(context, `${origin}/`);
    await page.goto(`${shell}/login`);
    await enter(page);
    const refused: readonly (readonly [string, string])[] = [
      ['remote-kept@http://127.0.0.1:1', 'this deployment does not allow that origin'],
      [`remote-nowhere@${origin}`, 'there is no remote of that name here'],
      [`remote-kept@${origin}/evil`, 'The override in the address is not valid'],
      [`remote-kept@${origin}@evil.example`, 'The override in the address is not valid'],
      ['remote-kept@javascript:alert(1)', 'The override in the address is not valid'],
    ];
    for (const [query, words] of refused) {
      await page.goto(`${shell}/kept?override=${encodeURIComponent(query)}`);
      await expect(page.getByText('As published', { exact: true })).toBeVisible();
      await expect(banner(page)).toContainText(words);
      expect(page.url()).toBe(`${shell}/kept`);
    }
    expect([...sent, ...sentThere]).toEqual([]);

    await test.step('a machine that answers nothing is told', async () => {
      watch.allow(/Failed to load resource/);
      await page.goto(`${shell}/kept?override=remote-kept@${origin}`);
      await expect(banner(page)).toContainText(`${origin} did not respond`);
      await expect(page.getByText('As published', { exact: true })).toBeVisible();
    });
    await test.step('what comes from there is held to its hashes, contract, calls and paths', async () => {
      watch.allow(/preload|integrity|Failed to load|Failed to find/);
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
      const entry = await readFile(join(folder, 'entry.js'), 'utf8');
      const broken: readonly (readonly [object, string])[] = [
        [
          { files: { 'entry.js': manifest.files['entry.js']?.replace(/.$/, 'A') } },
          'differ from the published ones',
        ],
        [{ contract: 2 }, 'It uses contract version 2; this page uses version 1.'],
        [{ calls: ['POST /api/Auth/refresh'] }, 'a session call reserved for the page'],
        [{ paths: ['/kept', '/online'] }, 'The address /online already belongs to'],
      ];
      for (const [change, words] of broken) {
        await serveFrom(context, origin, { ...manifest, ...change }, `window.ran = true;${entry}`);
        await page.goto(`${shell}/kept?override=remote-kept@${origin}`);
        await expect(banner(page)).toContainText(`remote-kept 1.0.0 is loaded from ${origin}`);
        await expect(noticeOf(page, 'Kept')).toContainText(words);
        expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      }
    });
  });
});

test('where the deployment does not say so nothing of it is read, fetched or shown @deep', async ({
  page,
  context,
  signIn,
}) => {
  const origin = 'http://127.0.0.1:4305';
  const sent = requestsTo(context, origin);
  const code = requestsTo(context, `${test.info().project.use.baseURL ?? ''}/shell/override`);
  await signIn('reporter');
  const answer = await page.goto(`/online?override=remote-online@${origin}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Online reports' })).toBeVisible();

  await expect(banner(page)).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('override')).toBe(`remote-online@${origin}`);
  expect(answer?.headers()['content-security-policy']).not.toContain(origin);
  expect([...sent, ...code]).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('override'))),
  ).toEqual([]);
});

interface Manifest {
  readonly files: Record<string, string>;
}

/** A remote of one screen, `/kept`: its built folder, and a place where it is published. */
async function publishedKept(): Promise<{ readonly folder: string; readonly place: Place }> {
  const folder = await madeRemote({ name: 'remote-kept', screen: `return h('p', null, 'As published');` });
  const place = await copyOfPlace();
  await place.remote('publish', folder);
  return { folder, place };
}

/** Answers as the machine of a developer would. */
async function serveFrom(
  context: BrowserContext,
  origin: string,
  manifest: object,
  entry: string,
): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await context.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('/manifest.json')
      ? route.fulfill({ headers, contentType: 'application/json', body: JSON.stringify(manifest) })
      : route.fulfill({ headers, contentType: 'text/javascript', body: entry }),
  );
}
