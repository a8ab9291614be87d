// The built product on a copy of a small demo store, for whatever drives a browser over it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { report, root, run } from './run.mjs';
import { SentenceError } from './sentence-error.mjs';

/** What a day of every brand needs to have something of each kind; a call takes longer the more there are. */
const demoBets = 100_000;
const demoStore = join(root, '.cache/browser-store');
/** What the secrets of that store, and of its copies, are sealed by. */
const demoKeys = { SECRETS_KEY: '', SECRETS_KEY_FILE: `${demoStore}-secrets.key` };

/**
 * @typedef {object} Product
 * @property {string} dataDir its store, a copy of its own
 * @property {string} address
 * @property {string} portal an origin whose pages may mount remotes; nothing listens there yet
 */

/**
 * Serves the built product on a copy of the demo store for as long as `use` takes.
 *
 * @template T
 * @param {(product: Product & { chromium: string }) => Promise<T>} use
 * @param {Record<string, string>} [settings] of the server, beside its usual ones
 * @returns {Promise<T>}
 */
export async function withProduct(use, settings = {}) {
  const chromium = await ensureChromium();
  await ensureDemoStore();
  const product = await startProduct(settings);
  try {
    return await use({ chromium, ...product });
  } finally {
    await product.stop();
  }
}

/**
 * Serves the built product on a copy of the demo store, which `ensureDemoStore` made, until `stop` is called.
 *
 * @param {Record<string, string>} [settings] of the server, beside its usual ones
 * @returns {Promise<Product & { stop: () => Promise<void> }>}
 */
export async function startProduct(settings = {}) {
  const dataDir = await copyOfDemoStore();
  const { stop, ...product } = await startOn(dataDir, settings);
  const stopAndForget = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...product, stop: stopAndForget };
}

/**
 * @param {string} dataDir
 * @param {Record<string, string>} [settings]
 * @returns {Promise<Product & { stop: () => Promise<void> }>}
 */
async function startOn(dataDir, settings = {}) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const portal = `http://127.0.0.1:${await freePort()}`;
  const server = await serve({ dataDir, port, address, settings: { PORTAL_ORIGINS: portal, ...settings } });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  };
  return { dataDir, address, portal, stop };
}

/** Copied for each product, since tests write into it. */
async function copyOfDemoStore() {
  const copy = await mkdtemp(join(tmpdir(), 'tallyhouse-e2e-'));
  await cp(demoStore, copy, { recursive: true });
  return copy;
}

/** Makes the demo store, once per version of the server and day. */
export async function ensureDemoStore() {
  const bundle = await Promise.all(
    ['main.js', 'demo-worker.js'].map((name) => readFile(join(root, 'api/dist', name))),
  );
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(Buffer.concat(bundle))
    .update(`${demoBets} ${day}`)
    .digest('hex')
    .slice(0, 16);
  const made = await readFile(join(demoStore, 'key'), 'utf8').catch(() => '');
  if (made !== key || !existsSync(demoKeys.SECRETS_KEY_FILE)) {
    await rm(demoStore, { recursive: true, force: true });
    await mkdir(demoStore, { recursive: true });
    const outcome = await run({
      title: `demo store of ${demoBets.toLocaleString('en')} bets`,
      command: ['node', 'api/dist/main.js', 'demo-data', '--bets', String(demoBets)],
      // It makes its key beside itself.
      env: { DATA_DIR: demoStore, SECRETS_KEY: '', SECRETS_KEY_FILE: '' },
    });
    report(outcome);
    if (outcome.code !== 0)
      throw new SentenceError('Making the demo store for the browser tests failed: the cause stands above.');
    await raiseAlerts();
    await writeFile(join(demoStore, 'key'), key);
  }
}

/** Lets alerts look through the demo store once: in each copy they would do so anew, for some ten seconds of a processor. */
async function raiseAlerts() {
  // Its pages may be in the making.
  const { address, stop } = await startOn(demoStore, { WEB_DIR: join(demoStore, 'no-pages') });
  try {
    const entered = await fetch(`${address}/api/Auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'approver@tallyhouse.test', password: 'Tallyhouse-demo-1' }),
    });
    const { token } = await entered.json();
    const headers = { Authorization: `Bearer ${token}`, Brand: 'alder' };
    const latestMs = Date.now() + 240_000;
    for (let lastCheckAt = null; lastCheckAt === null; await new Promise((done) => setTimeout(done, 500))) {
      if (Date.now() > latestMs)
        throw new SentenceError('The alerts of the demo store were not looked for within four minutes.');
      const answer = await fetch(`${address}/api/CriticalAlerts/incidents?pageSize=1`, { headers });
      if (!answer.ok) throw new SentenceError(`The alerts of the demo store answered ${answer.status}.`);
      ({ lastCheckAt } = (await answer.json()).meta);
    }
  } finally {
    await stop();
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** @param {{ dataDir: string, port: number, address: string, settings: Record<string, string> }} options */
async function serve({ dataDir, port, address, settings }) {
  const server = spawn(process.execPath, ['api/dist/main.js', 'serve', '--demo'], {
    cwd: root,
    env: {
      ...process.env,
      ...demoKeys,
      ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      // A page is right or wrong, not fast or slow: three of them share the processors with their servers.
      READ_SECONDS: '120',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (output += bytes));
  for (let tries = 0; tries < 480; tries += 1) {
    const ready = await fetch(`${address}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return server;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  server.kill('SIGKILL');
  throw new SentenceError(`The server for the browser tests did not become ready:\n${output}`);
}
