import type { FastifyInstance } from 'fastify';
import { givenSession } from '../../app/testing/given-session';
import type { TestCaller } from '../../app/testing/test-app';
import { readConfig } from '../../platform/config/config';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { givenMarch, startFlow, type Flow } from './testing/given-flow';

const now = new Date('2026-04-02T08:00:00.000Z');

let database: GivenPostgres;
let otherStore: Store;
let flow: Flow;
let other: FastifyInstance;

beforeEach(async () => {
  database = await givenPostgres();
  const open = () => openStore({ dataDir: '', databaseUrl: database.url });
  const store = await open();
  await givenMarch(store);
  flow = await startFlow({ store, now: now.toISOString() });
  otherStore = await open();
  other = await startOther(otherStore);
});

afterEach(async () => {
  await other.close();
  await otherStore.close();
  await flow.close();
  await database.stop();
});

/** A server of modules of its own: what one process keeps in its memory, as who is confirming now, another has not. */
async function startOther(store: Store): Promise<FastifyInstance> {
  let server: FastifyInstance | undefined;
  await jest.isolateModulesAsync(async () => {
    const { buildApp } = await import('../../app/app');
    server = await buildApp({ store, config: readConfig({}), clock: () => now });
  });
  await server!.ready();
  return server!;
}

async function callerAtOther(userId: string): Promise<TestCaller> {
  const headers = await givenSession(otherStore, { userId, brandId: 'alder', now });
  return (method, url, { body } = {}) =>
    other.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
}

test.each([
  ['two people', 'u_second'],
  ['one person, by the same code,', 'u_approver'],
])('of %s who confirm at two servers at once one counts', async (_who, secondId) => {
  await flow.person('u_second', 'approver');
  const { report } = await flow.submitted();
  const atOther = await callerAtOther(secondId);

  const answers = await Promise.all([flow.confirm(report.id), flow.confirm(report.id, atOther)]);

  const [first, second] = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(first).toBe(200);
  // Of the report that it was confirmed already, or of the code that it was used.
  expect([409, 403]).toContain(second);
  const confirmed = await flow.store.query(
    `select 1 from audit_event where action = 'REPORT_MOVED' and object_id = $1 and detail like '%"to":"CONFIRMED"%'`,
    [report.id],
  );
  expect(confirmed).toHaveLength(1);
});
