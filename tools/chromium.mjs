// Finds a Chromium for the browser tests, or installs one.
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
  const asRootOnDebian = process.getuid?.() === 0 && (await exists('/usr/bin/apt-get'));
  console.log('No Chromium on this machine; installing one …');
  if (asRootOnDebian) {
    await run({ title: 'package lists', command: ['apt-get', 'update'] });
    await run({
      title: 'chromium',
      command: ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await run({ title: 'chromium', command: ['e2e/node_modules/.bin/playwright', 'install', 'chromium'] });
  }
  const path = found();
  if (path !== undefined) return path;
  throw new SentenceError(
    'The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or name one with CHROMIUM_PATH=/path/to/chromium npm test.',
  );
}
