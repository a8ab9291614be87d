// `npm run pictures [-- name …]`: takes a picture of every screen in both themes, or of those named, the key ones also
// at the widths of a tablet and a telephone, and writes docs/screens.md; of the demo that runs at BASE_URL, else of one of its own. `npm run pictures -- hosts` takes the
// portals of hosts/ for docs/embedding.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withProduct } from './browser-tests.mjs';
import { buildAll } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { takeHosts } from './pictures/hosts.mjs';
import { allScreens } from './pictures/screens.mjs';
import { webpOf } from './pictures/webp.mjs';
import { signInToDemo } from './demo-sign-in.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

const folder = join(root, 'docs/images/screens');
/** @typedef {{ theme: 'light' | 'dark', width: number, height: number, isOfKeyScreens?: boolean }} Look */

/** What screens are seen in: all of them as on a desk, the key ones also narrow. */
/** @type {readonly Look[]} */
const looks = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 1024, height: 768, isOfKeyScreens: true },
  { theme: 'dark', width: 390, height: 844, isOfKeyScreens: true },
];
/** A picture that weighs more is taken again with less quality. */
const mostBytes = 120 * 1024;
const patienceMs = 90_000;
const calmMs = 1000;
const lookMs = 250;
const busy = '.ant-skeleton, .th-skeleton, .ant-spin-spinning, [aria-busy="true"]';

// Playwright belongs to the browser tests.
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

/** @typedef {import('./pictures/screens.mjs').Screen} Screen */

await runTool(async () => {
  const wanted = process.argv.slice(2);
  if (wanted[0] === 'hosts') {
    await buildAll();
    await withProduct(takeHosts);
    return;
  }
  const all = await allScreens();
  const screens = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (screens.length === 0) throw new SentenceError('No screen has such a name.');
  await mkdir(folder, { recursive: true });
  const running = process.env['BASE_URL'];
  if (running === undefined) {
    await buildAll();
    await withProduct((product) => takeInBrowser(product.chromium, product.address, screens));
  } else await takeInBrowser(await ensureChromium(), running, screens);
  await writeFile(join(root, 'docs/screens.md'), pageOf(all));
});

/**
 * @param {string} executablePath
 * @param {string} address
 * @param {Screen[]} screens
 */
async function takeInBrowser(executablePath, address, screens) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const look of looks)
      await takeAll(browser, { address, look, screens: screens.filter((one) => isSeenIn(one, look)) });
  } finally {
    await browser.close();
  }
}

/**
 * @param {any} browser
 * @param {{ address: string, look: Look, screens: Screen[] }} options
 */
async function takeAll(browser, { address, look, screens }) {
  const { theme, width, height } = look;
  const roles = [...new Set(screens.map(({ role, isSignedOut }) => (isSignedOut ? '' : (role ?? 'admin'))))];
  for (const role of roles) {
    const context = await browser.newContext({
      baseURL: address,
      colorScheme: theme,
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (role !== '') await signInToDemo(page, { role, patienceMs });
    for (const screen of screens) {
      if ((screen.isSignedOut ? '' : (screen.role ?? 'admin')) !== role) continue;
      await page.goto(screen.path);
      await settled(page);
      if (screen.follow !== undefined) await followLink(page, screen.follow);
      const bytes = await webpOf(page, mostBytes);
      await writeFile(join(folder, fileOf(screen, look)), bytes);
      console.log(`✓ ${screen.name}, ${wordsOf(look)} (${Math.round(bytes.byteLength / 1024)} KB)`);
    }
    await context.close();
  }
}

/**
 * Waits until nothing on the page has been busy for a second; a screen that never rests is taken as it is. Not until
 * the network rests: the stream of live updates never does.
 *
 * @param {any} page
 */
async function settled(page) {
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: patienceMs })
    .catch(() => undefined);
  const endMs = Date.now() + patienceMs;
  for (let restMs = 0; restMs < calmMs && Date.now() < endMs;) {
    await page.waitForTimeout(lookMs);
    const isBusy = await page.evaluate(`document.querySelector('${busy}') !== null`).catch(() => true);
    restMs = isBusy ? 0 : restMs + lookMs;
  }
}

/** @param {any} page @param {string} start */
async function followLink(page, start) {
  const address = await page
    .locator(`a[href^="${start}"]`)
    .first()
    .getAttribute('href', { timeout: patienceMs });
  await page.goto(address);
  await settled(page);
}

/** @param {Screen} screen @param {Look} look */
function isSeenIn({ isKey = false }, { isOfKeyScreens = false }) {
  return isKey || !isOfKeyScreens;
}

/** `dashboard-light.webp`, `dashboard-390-dark.webp`. @param {Screen} screen @param {Look} look */
function fileOf({ name }, { theme, width, isOfKeyScreens = false }) {
  return isOfKeyScreens ? `${name}-${width}-${theme}.webp` : `${name}-${theme}.webp`;
}

/** @param {Look} look */
function wordsOf({ theme, width, isOfKeyScreens = false }) {
  return isOfKeyScreens ? `${theme}, ${width} px wide` : theme;
}

/** @param {Screen[]} screens */
function pageOf(screens) {
  const parts = screens.map((screen) =>
    [
      `## ${screen.title}`,
      '',
      `\`${screen.follow === undefined ? screen.path : `${screen.follow}…`}\``,
      '',
      ...looks
        .filter((look) => isSeenIn(screen, look))
        .map((look) => `![${screen.title}, ${wordsOf(look)}](images/screens/${fileOf(screen, look)})`),
    ].join('\n'),
  );
  return [
    '# Screens',
    '',
    'Every screen on the demo data at 1440 × 900, light and dark, and the key ones at the widths of a tablet and a telephone. `npm run pictures` takes them again.',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}
