import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { serveChangedManifest } from './support/changed-manifest';
import { hashesIn, loadChunksIn, type Hashes } from './support/chunk-loader';

import { expect, test } from './support/test';

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));

/** A build and the address of a screen of it. */
const builds = [
  { name: 'remote-online', path: '/online' },
  { name: 'remote-retail', path: '/retail' },
  { name: 'remote-logs', path: '/load-data' },
  { name: 'remote-admin', path: '/dashboard' },
] as const;

interface Manifest {
  readonly container: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

const folderOf = (name: string) => `remotes/${name}/1.0.0/`;

async function manifestOf(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(web, folderOf(name), 'manifest.json'), 'utf8')) as Manifest;
}

/** The second leaves each file runnable: it would say so, was it not checked. */
const changes = [
  (bytes: Buffer) => {
    const changed = Buffer.from(bytes);
    const middle = changed.length >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    return changed;
  },
  (bytes: Buffer) => Buffer.concat([Buffer.from('window.__tampered = true;\n'), bytes]),
];

/** How many chunks of a build came. */
const load = (page: Page, build: string, hashes: Hashes) => page.evaluate(loadChunksIn, { build, hashes });

const hasRun = (page: Page) => page.evaluate(() => '__tampered' in window);

/** Serves the files of a folder changed, in the place of what was before; gives the names of those asked for. */
async function tamper(
  page: Page,
  { folder, change, except }: { folder: string; change: (bytes: Buffer) => Buffer; except?: string },
): Promise<ReadonlySet<string>> {
  await page.unrouteAll({ behavior: 'wait' });
  const asked = new Set<string>();
  await page.route(`**/${folder}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(folder.length + 1);
    if (file === except) return route.fallback();
    asked.add(file);
    const body = change(await readFile(join(web, folder, file)));
    return route.fulfill({ body, contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript' });
  });
  return asked;
}

/** What was published comes, but is asked for under no hash or a wrong one; then, as the proof of this test, it loads. */
async function expectHashesDecide(page: Page, build: string, chunks: number): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  expect(await load(page, build, 'none')).toBe(0);
  expect(await load(page, build, "another's")).toBe(0);
  // A preload that failed stays with the page, and fails one more script of its address.
  await expect.poll(() => load(page, build, 'own')).toBe(chunks);
}

test.beforeEach(({ watch }) => watch.allow(/integrity|Failed|Loading chunk|remote-|preload/));

for (const [place, { name, path }] of builds.entries()) {
  test(`fault 5: no file of ${name} runs altered, without a hash, or with another's${place === 0 ? '' : ' @deep'}`, async ({
    page,
    signIn,
  }) => {
    const { container, entry, files } = await manifestOf(name);
    const folder = folderOf(name);
    const chunks = Object.fromEntries(Object.entries(files).filter(([file]) => file !== entry));
    const refusal = page.getByRole('alert').filter({ hasText: 'differ from the published ones' });
    await signIn('admin');

    for (const change of changes) {
      const asked = await tamper(page, { folder, change, except: entry });
      await page.goto(path);
      await expect(refusal).toBeVisible();
      expect(await load(page, container, 'own')).toBe(0);
      expect([...asked].sort()).toEqual(Object.keys(chunks).sort());
      expect(await hasRun(page)).toBe(false);
    }
    expect((await page.evaluate(hashesIn, container)).sort()).toEqual(Object.values(chunks).sort());
    await expectHashesDecide(page, container, Object.keys(chunks).length);

    for (const change of changes) {
      await tamper(page, { folder, change });
      await page.reload();
      await expect(refusal).toBeVisible();
      expect(await page.evaluate((key) => Reflect.get(window, key) === undefined, container)).toBe(true);
      expect(await hasRun(page)).toBe(false);
    }
  });
}

test("fault 5: no file of the shell is used altered, without a hash, or with another's @deep", async ({
  page,
}) => {
  const folder = 'shell/';
  const built = (await readdir(join(web, folder))).filter((file) => /\.(js|css)$/.test(file));
  const main = built.find((file) => /^main\..*js$/.test(file)) ?? '';
  const chunks = built.filter((file) => file.endsWith('.js') && file !== main);
  const build = 'tallyhouse_shell';

  for (const change of changes) {
    const asked = await tamper(page, { folder, change, except: main });
    await page.goto('/login');
    await expect.poll(() => page.evaluate(() => 'webpackChunktallyhouse_shell' in window)).toBe(true);
    expect(await load(page, build, 'own')).toBe(0);
    expect([...asked].sort()).toEqual(built.filter((file) => file !== main).sort());
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    expect(await hasRun(page)).toBe(false);
  }
  await expectHashesDecide(page, build, chunks.length);

  for (const change of changes) {
    await tamper(page, { folder, change });
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('Tallyhouse could not start');
    expect(await hasRun(page)).toBe(false);
  }
});

test('fault 5: of a file that comes honest once and altered afterwards, the altered bytes never run @deep', async ({
  page,
  signIn,
}) => {
  const { container } = await manifestOf('remote-retail');
  const folder = folderOf('remote-retail');
  const answered = new Set<string>();
  await page.route(`**/${folder}**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(folder.length + 1);
    const bytes = await readFile(join(web, folder, file));
    const body = answered.has(file) ? changes[1]?.(bytes) : bytes;
    answered.add(file);
    return route.fulfill({ ...(body && { body }), contentType: 'text/javascript' });
  });
  await signIn('reporter');
  await page.goto('/retail');
  await expect(page.getByRole('heading', { level: 1, name: 'Retail' })).toBeVisible();
  await load(page, container, 'own');
  expect(await hasRun(page)).toBe(false);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText('differ from the published ones');
  expect(await hasRun(page)).toBe(false);
});

const containersIn = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('tallyhouse_remote')));

test('fault 5: a remote without the hash of its entry is refused before that is fetched @deep', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await serveChangedManifest(context, {
    ...{ baseURL, name: 'remote-retail' },
    change: ({ files, entry }) => Reflect.deleteProperty(files, entry),
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn('reporter');
  await page.goto('/retail');

  await expect(page.getByRole('alert')).toContainText('has no valid SHA-384 hash for entry');
  expect(await containersIn(page)).toEqual([]);
  expect(asked.filter((url) => /remote-retail.*entry/.test(url))).toEqual([]);
});

test("fault 5: an entry with another file's hash does not run @deep", async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await serveChangedManifest(context, {
    ...{ baseURL, name: 'remote-retail' },
    change: ({ files, entry }) => {
      const other = Object.keys(files).find((file) => file !== entry) ?? '';
      files[entry] = files[other] ?? '';
    },
  });
  await signIn('reporter');
  await page.goto('/retail');

  await expect(page.getByRole('alert')).toContainText('differ from the published ones');
  expect(await containersIn(page)).toEqual([]);
});
