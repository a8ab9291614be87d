// What the proofs of a remote in a repository of its own have in common: commands as its team runs them, and a browser.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signInToDemo } from './demo-sign-in.mjs';
import { root } from './run.mjs';
import { SentenceError } from './sentence-error.mjs';

/** Of the server that the proofs publish to. */
export const deploymentToken = 'a-token-of-this-proof-alone';

export const installCommand = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * The environment of somebody else: another home, and nothing that npm was told here.
 *
 * @param {string} home
 * @returns {NodeJS.ProcessEnv}
 */
export function elsewhere(home) {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_PATH|PWD)/i.test(name));
  return { ...Object.fromEntries(own), HOME: home, USERPROFILE: home };
}

/**
 * Runs a command as the team would, and says how long it took.
 *
 * @param {string} title
 * @param {string} cwd
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>} seconds
 */
export async function timed(title, cwd, [file = '', ...args], environment = process.env) {
  const startedAt = Date.now();
  // Whoever agrees to further calls has to see the build fail before.
  const env = { ...environment, CI: 'true', DEPLOYMENT_TOKEN: deploymentToken };
  const program = spawn(file, args, { cwd, env, stdio: 'inherit' });
  const code = await new Promise((done) => program.on('close', done));
  if (code !== 0) throw new SentenceError(`${[file, ...args].join(' ')} failed: the cause stands above.`);
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`✓ ${title} (${seconds.toFixed(1)} s)`);
  return seconds;
}

/**
 * A page of a new browser, for as long as `use` takes.
 *
 * @param {string} executablePath of the browser
 * @param {string} address against which the page's addresses are read
 * @param {(page: any) => Promise<void>} use the page is Playwright's, which belongs to the browser tests
 */
export async function withPage(executablePath, address, use) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await use(await browser.newPage({ baseURL: address }));
  } finally {
    await browser.close();
  }
}

/**
 * As `withPage`: a page of the product at `address` with the demo's reporter signed in.
 *
 * @type {typeof withPage}
 */
export async function withSignedInPage(executablePath, address, use) {
  await withPage(executablePath, address, async (page) => {
    await signInToDemo(page, { role: 'reporter' });
    await use(page);
  });
}
