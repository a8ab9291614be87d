// Serves the built product on a small demo store of its own and drives a browser over it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { report, root, run } from './run.mjs';
import { SentenceError } from './sentence-error.mjs';

const demoBets = 120_000;
const results = join(root, '.cache/browser-results.json');

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
export async function runBrowserTests() {
  const chromium = await ensureChromium();
  const dataDir = await copyOfDemoStore();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = await serve({ dataDir, port, address });
  try {
    const outcome = await run({
      title: 'browser tests',
      command: [
        join('e2e', 'node_modules', '.bin', 'playwright'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        ...process.argv.slice(2),
      ],
      env: {
        BASE_URL: address,
        CHROMIUM_PATH: chromium,
        DATA_DIR: dataDir,
        PLAYWRIGHT_JSON_OUTPUT_NAME: results,
        FORCE_COLOR: '0',
      },
    });
    report(outcome);
    return await counted(outcome.code);
  } finally {
    server.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @param {number} code */
async function counted(code) {
  const text = await readFile(results, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(text).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

/** The demo store is made once per version of the server and copied for each run, since tests write into it. */
async function copyOfDemoStore() {
  const bundle = await Promise.all(
    ['main.js', 'demo-worker.js'].map((name) => readFile(join(root, 'api/dist', name))),
  );
  const day = new Date().toISOString().slice(0, 10);
  const key = createHash('sha256')
    .update(Buffer.concat(bundle))
    .update(`${demoBets} ${day}`)
    .digest('hex')
    .slice(0, 16);
  const store = join(root, '.cache/browser-store');
  if ((await readFile(join(store, 'key'), 'utf8').catch(() => '')) !== key) {
    await rm(store, { recursive: true, force: true });
    await mkdir(store, { recursive: true });
    const outcome = await run({
      title: `demo store of ${demoBets.toLocaleString('en')} bets`,
      command: ['node', 'api/dist/main.js', 'demo-data', '--bets', String(demoBets)],
      env: { DATA_DIR: store },
    });
    report(outcome);
    if (outcome.code !== 0)
      throw new SentenceError('Making the demo store for the browser tests failed: the cause stands above.');
    await writeFile(join(store, 'key'), key);
  }
  const copy = await mkdtemp(join(tmpdir(), 'tallyhouse-e2e-'));
  await cp(store, copy, { recursive: true });
  return copy;
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

/** @param {{ dataDir: string, port: number, address: string }} options */
async function serve({ dataDir, port, address }) {
  const server = spawn(process.execPath, ['api/dist/main.js', 'serve', '--demo'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (output += bytes));
  for (let tries = 0; tries < 120; tries += 1) {
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
