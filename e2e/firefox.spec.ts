import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashesIn, loadChunksIn } from './support/chunk-loader';
import { openFaultProxy, type Fault, type FaultProxy } from './support/fault-proxy';
import { firefoxPath, openFirefox, type Firefox } from './support/firefox';
import { demoPassword } from './support/sessions';
import { expect, test } from './support/test';

/** What Firefox may do otherwise than Chromium with files that come broken: it keeps some failures for ever. */

const web = fileURLToPath(new URL('../dist/web/', import.meta.url));
const folder = '/remotes/remote-retail/1.0.0/';
const notPublished = 'differ from the published ones';

let firefox: Firefox;
let proxy: FaultProxy;

test.skip(firefoxPath === undefined, 'There is no Firefox on this machine.');

test.beforeAll(async ({ product }) => {
  proxy = await openFaultProxy(product.address);
  firefox = await openFirefox(firefoxPath ?? '');
  await firefox.goto(`${proxy.origin}/login?returnTo=/load-data`);
  await expectOnPage('button', 'Sign in');
  await firefox.type("//input[@id=//label[.='E-mail address']/@for]", 'auditor@tallyhouse.test');
  await firefox.type("//input[@id=//label[.='Password']/@for]", demoPassword);
  await click('Sign in');
  await expectOnPage('h1', 'Data loads');
});

test.afterAll(async () => {
  await firefox.close();
  await proxy.close();
});

/** Waits until an element that a selector names says `words`. */
async function expectOnPage(selector: string, words: string): Promise<void> {
  const textsOf = (css: string) =>
    [...document.querySelectorAll(css)].map((one) => one.textContent).join('\n');
  await expect.poll(() => firefox.run(textsOf, selector)).toContain(words);
}

const click = (button: string) => firefox.click(`//button[normalize-space()='${button}']`);
const hasRun = () => firefox.run(() => '__tampered' in window, null);

async function filesOfRetail() {
  const text = await readFile(join(web, folder, 'manifest.json'), 'utf8');
  return JSON.parse(text) as { container: string; entry: string; files: Record<string, string> };
}

/** Opens /retail while its files meet a fault. */
async function openRetail(fault: Fault): Promise<void> {
  proxy.answer((path) => (path.startsWith(folder) ? fault(path.slice(folder.length)) : undefined));
  await firefox.goto(`${proxy.origin}/retail`);
}

test('fault 2: in Firefox, files that are unavailable for a moment are asked for again, unasked @deep', async () => {
  const asked = new Map<string, number>();
  await openRetail((file) => {
    const times = (asked.get(file) ?? 0) + 1;
    asked.set(file, times);
    return times === 1 && file.startsWith('entry.') ? { status: 503, body: '' } : undefined;
  });
  await expectOnPage('h1', 'Retail');
});

const broken: [string, Fault, string][] = [
  ['1: in Firefox, files that are gone', () => ({ status: 404, body: '' }), 'Its files do not exist'],
  [
    '6: in Firefox, files that were cut off',
    async (file) => ({ body: (await readFile(join(web, folder, file))).subarray(0, 900) }),
    notPublished,
  ],
  [
    '7: in Firefox, pages of HTML in the place of files',
    () => ({ type: 'text/html', body: '<!doctype html><title>Tallyhouse</title>' }),
    'Its files do not exist',
  ],
];
for (const [fault, answer, words] of broken) {
  test(`fault ${fault} are told in their place, and a retry mends it @deep`, async () => {
    await openRetail(answer);
    await expectOnPage('[role=alert]', words);
    proxy.answer(() => undefined);
    await click('Try again');
    await expectOnPage('h1', 'Retail');
  });
}

test('fault 5: in Firefox, no file of remote-retail runs altered, without a hash, or with another’s @deep', async () => {
  const { container, entry, files } = await filesOfRetail();
  const chunks = Object.keys(files).length - 1;
  const asked = new Set<string>();
  const altered = async (file: string) => {
    asked.add(file);
    const bytes = await readFile(join(web, folder, file));
    return { body: Buffer.concat([Buffer.from('window.__tampered = true;\n'), bytes]) };
  };
  await openRetail((file) => (file === entry ? undefined : altered(file)));
  await expectOnPage('[role=alert]', notPublished);
  expect(await firefox.run(loadChunksIn, { build: container, hashes: 'own' })).toBe(0);
  expect(await hasRun()).toBe(false);
  expect(asked.size).toBe(chunks);
  expect(await firefox.run(hashesIn, container)).toHaveLength(chunks);

  proxy.answer(() => undefined);
  expect(await firefox.run(loadChunksIn, { build: container, hashes: 'none' })).toBe(0);
  expect(await firefox.run(loadChunksIn, { build: container, hashes: "another's" })).toBe(0);
  // A preload that failed stays with the page, and fails one more script of its address.
  await expect.poll(() => firefox.run(loadChunksIn, { build: container, hashes: 'own' })).toBe(chunks);

  await openRetail(altered);
  await expectOnPage('[role=alert]', notPublished);
  expect(await hasRun()).toBe(false);
  expect(await firefox.run((name) => Reflect.get(window, name) === undefined, container)).toBe(true);
});
