// Finds a Chromium, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { exists } from './install.mjs';
import { run } from './run.mjs';
import { SentenceError } from './sentence-error.mjs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of a Chromium that starts: CHROMIUM_PATH, the system's, Playwright's, or one installed now.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (await exists(named)) return named;
    throw new SentenceError(`CHROMIUM_PATH names ${named}, which is not there.`);
  }
  return found() ?? (await installed());
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of what drives pages in the browser tests: CHROMIUM_PATH, or Chromium without a window to draw, which takes
 * less of the processors, or any Chromium.
 *
 * @returns {Promise<string>}
 */
export async function ensureHeadlessChromium() {
  if (process.env['CHROMIUM_PATH'] === undefined) {
    if (!existsSync(headlessShell) && (await isRootOnDebian())) await install();
    if (existsSync(headlessShell)) return headlessShell;
  }
  return ensureChromium();
}

/** @returns {string | undefined} */
function found() {
  return usualPlaces.find((path) => existsSync(path)) ?? playwrightsOwn();
}

function playwrightsOwn() {
  const asked = spawnSync(
    process.execPath,
    ['-e', "console.log(require('@playwright/test').chromium.executablePath())"],
    { cwd: new URL('../e2e', import.meta.url), encoding: 'utf8' },
  );
  const path = asked.stdout.trim();
  return path !== '' && existsSync(path) ? path : undefined;
}

async function installed() {
  if (await isRootOnDebian()) await install();
  else {
    console.log('No Chromium on this machine; installing one …');
    await run({ title: 'chromium', command: ['e2e/node_modules/.bin/playwright', 'install', 'chromium'] });
  }
  const path = found();
  if (path !== undefined) return path;
  throw new SentenceError(
    'The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or name one with CHROMIUM_PATH=/path/to/chromium npm test.',
  );
}

async function isRootOnDebian() {
  return process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
}

/** Both, for what measures pages wants them as users have them; older systems have the first alone. */
async function install() {
  console.log('Installing Chromium …');
  await run({ title: 'package lists', command: ['apt-get', 'update'] });
  const usual = ['chromium', 'fonts-liberation'];
  for (const packages of [[...usual, 'chromium-headless-shell'], usual]) {
    const { code } = await run({
      title: 'chromium',
      command: ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) return;
  }
}
