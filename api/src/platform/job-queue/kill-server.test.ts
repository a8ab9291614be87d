import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { alder, givenBrands, givenSettlement } from '../../figures/testing/given-facts';
import { openStore } from '../../store/open-store';
import { depth } from '../../app/testing/depth';
import { givenSession } from '../../app/testing/given-session';
import { buildServerProcess, type ServerProcess } from '../../app/testing/server-process';
import { givenUser } from '../../app/testing/test-app';

// At once: one after the other, the first are done before the last is accepted.
const orders = 8;

let dataDir: string;
let server: ServerProcess;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-kill-'));
  server = buildServerProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: '0' });
});
afterAll(async () => {
  await server.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

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
  const headers = await givenSession(store, { userId: 'u_reporter', brandId: 'alder' });
  await store.close();
  return { ...headers, 'content-type': 'application/json' };
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

/** Ends the server while it works on orders, and sees all of them done after a start; gives the states they were left in. */
async function endAmidOrders(signal: 'SIGKILL' | 'SIGTERM'): Promise<string[]> {
  rmSync(dataDir, { recursive: true, force: true });
  const headers = await givenStore();
  const address = await server.start();
  const accepted = await Promise.all(Array.from({ length: orders }, () => order(address, headers)));

  await server.end(signal);
  const left = await keptStates();
  const jobs = await untilAllEnded(await server.start(), headers);

  expect(left).toHaveLength(orders);
  expect(left).toContain('QUEUED');
  expect(jobs.map(({ id }) => id).sort()).toEqual(accepted.map(({ id }) => id).sort());
  expect(jobs.map(({ state }) => state)).toEqual(Array<string>(orders).fill('DONE'));
  await server.end('SIGKILL');
  return left;
}

// That one which is told to stop gives its jobs back is in `jobs.contract.test.ts`, too.
test.each(depth<('SIGKILL' | 'SIGTERM')[]>({ quick: ['SIGKILL'], deep: ['SIGKILL', 'SIGTERM'] }))(
  'simulations that a server had accepted are done after %s and a start @deep',
  async (signal) => {
    let left = await endAmidOrders(signal);
    // A kill may come between two jobs, when none runs; what runs is what it is about.
    for (let turn = 1; turn < 6 && signal === 'SIGKILL' && !left.includes('RUNNING'); turn += 1)
      left = await endAmidOrders(signal);
    expect(left.includes('RUNNING')).toBe(signal === 'SIGKILL');
  },
);
