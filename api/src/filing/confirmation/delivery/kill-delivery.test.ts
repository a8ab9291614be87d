import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { markAsDemo } from '../../authority-simulator/testing/start-test-simulator';
import { insert } from '../../../figures/testing/given-facts';
import { actForAllBrands } from '../../../store/brand-scope';
import { openStore } from '../../../store/open-store';
import { buildServerProcess, type ServerProcess } from '../../../app/testing/server-process';
import { casino, givenMarch, startFlow } from '../testing/given-flow';

let dataDir: string;
let server: ServerProcess;
let authority: Server;
const calls: string[] = [];
let onSubmission: (answer: () => void) => void;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-kill-'));
  authority = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
  server = buildServerProcess({ DATA_DIR: dataDir, AUTHORITY_SIMULATOR_PORT: '0' });
});
afterAll(async () => {
  await server.remove();
  authority.closeAllConnections();
  authority.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Keeps what it gets, and answers when the test says so. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await once(request.resume(), 'end');
  const key = String(
    request.headers['idempotency-key'] ?? decodeURIComponent(request.url?.split('/').at(-1) ?? ''),
  );
  calls.push(`${request.method ?? ''} ${key}`);
  const answer = () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'ACCEPTED', ackRef: 'ACK-1' }));
  };
  if (request.method === 'POST') onSubmission(answer);
  else answer();
}

/** A confirmed report of a brand that is connected to the authority of the test; gives its id. */
async function givenConfirmed(): Promise<string> {
  const store = await openStore({ dataDir });
  await actForAllBrands(async () => {
    await givenMarch(store);
    await markAsDemo(store);
    const { port } = authority.address() as AddressInfo;
    await insert(store, 'authority_connection', {
      brand_id: 'alder',
      authority_id: 'GBT',
      environment: 'TEST',
      endpoint: `http://127.0.0.1:${port}/GBT`,
      version: 1,
      changed_by: 'test',
      changed_at: '2026-01-01T00:00:00Z',
    });
  });
  const flow = await startFlow({ store });
  const { report } = await flow.submitted({ ...casino, type: 'ONLINE_DAILY' });
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  await flow.close();
  return report.id;
}

async function inStore<T>(sql: string, params: readonly string[] = []): Promise<T[]> {
  const store = await openStore({ dataDir });
  try {
    return await actForAllBrands(() => store.query<T>(sql, params));
  } finally {
    await store.close();
  }
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error(`not in time: ${calls.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a server that is killed after the authority has the report and before it could write so: one effect @deep', async () => {
  const id = await givenConfirmed();
  const received = new Promise<void>((resolve) => (onSubmission = () => resolve()));
  await server.start();
  await received;

  await server.end('SIGKILL');
  const [left] = await inStore<{ state: string }>('select state from report where id = $1', [id]);
  // As if the time of the dead process were over.
  await inStore('update report_delivery set leased_until = null');
  await server.start();
  await until(() => calls.length === 2);
  await server.end('SIGTERM');

  expect(left).toEqual({ state: 'SENDING' });
  expect(calls).toEqual([`POST ${id}:1`, `GET ${id}:1`]);
  const [report] = await inStore<object>('select state, ack_ref as "ackRef" from report where id = $1', [id]);
  expect(report).toEqual({ state: 'ACCEPTED', ackRef: 'ACK-1' });
  const events = await inStore<{ action: string }>(
    "select action from audit_event where action like 'SUBMISSION%' order by seq",
  );
  expect(events.map(({ action }) => action)).toEqual([
    'SUBMISSION_STARTED',
    'SUBMISSION_STARTED',
    'SUBMISSION_ENDED',
  ]);
});
