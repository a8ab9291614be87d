import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { createMint } from '../auth/mint';
import { startFamily } from '../auth/token-families';
import { readTokenKey } from '../auth/token-key';
import { readConfig } from '../config';
import { alder, givenBrands, givenSettlement } from '../figures/testing/given-facts';
import { openStore } from '../store/open-store';
import { antiForgeryToken, givenUser } from '../testing/test-app';

// The server is built and started twice, on machines that may have other work.
jest.setTimeout(120_000);

const root = join(__dirname, '../../..');
// Below api/, whose packages the program uses.
const buildFolder = `api/dist/kill-server-${process.pid}`;
const orders = 8;

let dataDir: string;
let server: ChildProcess | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-kill-'));
  const build = `import('./tools/build.mjs').then(({ bundle }) => bundle(['api/src/main.ts'], '${buildFolder}'))`;
  execFileSync(process.execPath, ['-e', build], { cwd: root });
});
afterAll(async () => {
  await end('SIGKILL');
  rmSync(join(root, buildFolder), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a server of its own process over the data folder and gives its address. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, [`${buildFolder}/main.js`], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = started;
  return new Promise((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
    started.stdout.on('data', (text: Buffer) => {
      const [, address] = /Ready: (\S+)/.exec(text.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ending = server;
  const isRunning = ending?.exitCode === null && ending.signalCode === null;
  if (ending === undefined || !isRunning) return;
  const gone = new Promise((resolve) => ending.once('exit', resolve));
  ending.kill(signal);
  await gone;
}

/** A brand, its facts and a signed-in reporter; gives the headers of the reporter's calls. */
async function givenStore(): Promise<Record<string, string>> {
  const store = await openStore({ dataDir });
  await givenBrands(store, [alder]);
  for (let day = 1; day <= 28; day += 1) {
    await givenSettlement(store, {
      day: `2026-03-${String(day).padStart(2, '0')}`,
      stake: '10',
      payout: '4',
    });
  }
  await givenUser(store, { id: 'u_reporter', role: 'reporter', brandIds: ['alder'] });
  const key = await readTokenKey(store);
  const lifetimes = readConfig({}).sessions;
  const now = new Date();
  const session = await startFamily(
    store,
    { userId: 'u_reporter', device: { address: '127.0.0.1', userAgent: 'test' }, passwordHash: 'none' },
    { mint: createMint(key, { now, seconds: lifetimes.accessTokenSeconds }), now, lifetimes },
  );
  await store.close();
  const mark = antiForgeryToken(key, session!.sessionId);
  return {
    authorization: `Bearer ${session!.pair.token}`,
    cookie: `XSRF-TOKEN=${mark}`,
    'x-xsrf-token': mark,
    'content-type': 'application/json',
    brand: 'alder',
  };
}

async function order(address: string, headers: Record<string, string>): Promise<Job> {
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const answer = await fetch(`${address}/api/OnlineReports/simulation`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'ONLINE_DAILY', period, wait: false }),
  });
  expect(answer.status).toBe(202);
  return (await answer.json()) as Job;
}

async function allJobs(address: string, headers: Record<string, string>): Promise<Job[]> {
  const answer = await fetch(`${address}/api/Jobs`, { headers });
  return ((await answer.json()) as { items: Job[] }).items;
}

async function untilAllEnded(address: string, headers: Record<string, string>): Promise<Job[]> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const jobs = await allJobs(address, headers);
    if (jobs.every(({ endedAt }) => endedAt !== null)) return jobs;
    if (Date.now() > deadline) throw new Error(`still under way: ${JSON.stringify(jobs)}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** What the store itself says while no server has it. */
async function keptStates(): Promise<string[]> {
  const store = await openStore({ dataDir });
  const rows = await store.query<{ state: string }>('select state from job order by turn');
  await store.close();
  return rows.map(({ state }) => state);
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'simulations that a server had accepted are done after %s and a start',
  async (signal) => {
    rmSync(dataDir, { recursive: true, force: true });
    const headers = await givenStore();
    const address = await start();
    const accepted: Job[] = [];
    for (let n = 0; n < orders; n += 1) accepted.push(await order(address, headers));

    await end(signal);
    const left = await keptStates();
    const jobs = await untilAllEnded(await start(), headers);

    expect(left).toHaveLength(orders);
    expect(left.includes('RUNNING')).toBe(signal === 'SIGKILL');
    expect(left).toContain('QUEUED');
    expect(jobs.map(({ id }) => id).sort()).toEqual(accepted.map(({ id }) => id).sort());
    expect(jobs.map(({ state }) => state)).toEqual(Array<string>(orders).fill('DONE'));
    await end('SIGKILL');
  },
);
