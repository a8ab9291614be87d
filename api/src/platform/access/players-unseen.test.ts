import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { Role } from '@tallyhouse/shared/contracts/permissions';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { givenPackBook } from '../../reporting/retail/retail-pack/testing/given-pack-book';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { lookForCanaries, textOf } from './testing/look-for-canaries';

jest.setTimeout(1_200_000);

/** Who played, with what and from where: in every row of the book. */
const player = /px-unseen|unseen-device|unseen-country/;
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-players-'));
const period = { from: '2026-03-01', to: '2026-03-31' };
let app: TestApp;
let reporter: TestCaller;
let reportId: string;
let batchId: string;

beforeAll(async () => {
  const store = await openTestStore();
  await givenPackBook(store);
  await store.query(`update bet set player_ref = 'px-unseen-' || record_id`);
  for (const table of ['bet', 'settlement']) {
    await store.query(`update ${table} set device = 'unseen-device', player_country = 'unseen-country'`);
  }
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir: folder } });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  batchId = await givenRejects();
  reportId = await givenReport();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A report with all that its rows can say of players. */
async function givenReport(): Promise<string> {
  const body = { type: 'ONLINE_DAILY', period, fields: ['day', 'device', 'playerCountry', 'stakes', 'ggr'] };
  const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand: 'alder', body });
  const { simulationId } = simulated.json<{ simulationId: string }>();
  const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', {
    brand: 'alder',
    body: { simulationId },
  });
  return kept.json<{ id: string }>().id;
}

/** A batch of which a record, a text that is none and an object with a field too many were refused. */
async function givenRejects(): Promise<string> {
  const header = {
    ...{ format: 'tallyhouse-load/1', brand: 'alder', source: 'alder-online', channel: 'ONLINE' },
    ...{ kind: 'BETS', seq: 1, periodFrom: '2026-03-15T08:00:00Z', periodTo: '2026-03-15T09:00:00Z' },
    ...{ count: 3, amount: '1.00' },
  };
  const records = [
    '{"recordId":"r1","playerRef":"px-unseen-1","stakeCash":"-1"}',
    'r2,px-unseen-2',
    '{"recordId":"r3","playerRef":"px-unseen-3","player":"px-unseen-4"}',
  ];
  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_loads' });
  await app.store.query(
    `insert into source (brand_id, id, channel, name) values ('alder', 'alder-online', 'ONLINE', 'Platform')`,
  );
  const answer = await admin('POST', '/api/LoadData/batches', {
    body: [JSON.stringify(header), ...records, ''].join('\n'),
    headers: { 'content-type': 'application/x-ndjson' },
  });
  return answer.json<{ batch: { id: string } }>().batch.id;
}

/** Every way to a row that can say who played, each as one call. */
const ways: readonly (readonly [string, (call: TestCaller) => ReturnType<TestCaller>])[] = [
  ['frozen rows', (call) => post(call, '/api/OnlineReports/lastReportDetails', { reportId })],
  ['explored rows', (call) => post(call, '/api/OnlineReports/lastReportDetails2', { reportId })],
  ['the workbook', (call) => post(call, '/api/OnlineReports/lastReportDetailsExcel', { reportId })],
  ['the archive', (call) => call('GET', '/api/OnlineReports/lastreports', { brand: 'alder' })],
  ['a ticket', (call) => get(call, '/api/RetailReports/ticket', { id: 'alder-shops/t4' })],
  ['tickets', (call) => get(call, '/api/RetailReports', { ...period, level: 'ticket' })],
  ['the facts behind a figure', (call) => drill(call)],
  ['the facts behind a row', (call) => drillRow(call)],
  ['refused records', (call) => get(call, `/api/LoadData/${batchId}/rejects`, {})],
  ['refused records as a file', (call) => get(call, `/api/LoadData/${batchId}/rejectsFile`, {})],
  ...(['csv', 'json', 'xlsx', 'html', 'pdf'] as const).map(
    (format) => [`an export as ${format}`, (call: TestCaller) => exported(call, format)] as const,
  ),
];

const get = (call: TestCaller, path: string, query: Record<string, string>) =>
  call('GET', path, { brand: 'alder', query });
const post = (call: TestCaller, path: string, body: object) => call('POST', path, { brand: 'alder', body });

async function drill(call: TestCaller) {
  const opened = await post(call, '/api/Drill/open', {
    ...{ brandId: 'alder', period, basis: 'PLACED', asOf: '2026-04-10T08:00:00.000Z' },
  });
  const { token } = opened.json<{ token: string }>();
  return get(call, '/api/Drill', { token, measure: 'stakes', level: 'fact' });
}

async function drillRow(call: TestCaller) {
  const rows = await post(call, '/api/OnlineReports/lastReportDetails2', { reportId, include: ['lineage'] });
  if (rows.statusCode !== 200) return rows;
  const [row] = rows.json<{ items: { lineage: { drillToken: string } }[] }>().items;
  const token = row?.lineage.drillToken ?? '';
  const lineage = await get(call, '/api/Lineage', { cell: token });
  expect(lineage.body).not.toMatch(player);
  return get(call, '/api/Drill', { token, level: 'fact' });
}

async function exported(call: TestCaller, format: string) {
  const started = await post(call, '/api/Exports', { source: { kind: 'report', reportId }, format });
  if (started.statusCode !== 202) return started;
  const { id } = started.json<Job>();
  for (;;) {
    const { state } = (await call('GET', `/api/Jobs/${id}`)).json<Job>();
    if (state === 'DONE') break;
    if (state === 'FAILED') throw new Error(`the export ended as ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return call('GET', `/api/Jobs/${id}/result`);
}

/** Ways that a role may go at all. */
const open: Readonly<Partial<Record<Role, RegExp>>> = {
  viewer: /rows|workbook|archive|ticket|facts|export/,
  admin: /figure|refused/,
};

describe.each(['viewer', 'admin'] as const)('a %s, who may never learn who played,', (role) => {
  test.each(ways)('does not learn it from %s', async (way, ask) => {
    const call = await app.signIn({ role, brandIds: ['alder'], id: `u_${role}_${(people += 1)}` });
    const answer = await ask(call);

    expect(answer.statusCode).toBe(open[role]?.test(way) === true ? 200 : 403);
    expect(await textOf(answer)).not.toMatch(player);
  });

  test('does not learn it from any call there is', async () => {
    const call = await app.signIn({ role, brandIds: ['alder'], id: `u_${role}_${(people += 1)}` });
    const ids = [reportId, batchId, 'alder-shops/t4'];
    const { leaks, answered } = await lookForCanaries(app, call, {
      ids,
      later: 'alder',
      samples: 1,
      // Which brand it is is not the matter here.
      brands: [{ brand: 'alder' }],
      unseen: player,
    });

    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(20);
  });

  test('cannot find out by grouping, sorting, filtering or drilling by it', async () => {
    const call = await app.signIn({ role: 'viewer', brandIds: ['alder'], id: `u_${role}_${(people += 1)}` });
    const condition = { field: 'device', op: 'startsWith', value: 'unseen' };
    const rows = (body: object) => post(call, '/api/OnlineReports/lastReportDetails2', { reportId, ...body });

    expect((await rows({ groupBy: ['device'] })).statusCode).toBe(400);
    expect((await rows({ sort: [{ field: 'playerCountry', dir: 'asc' }] })).statusCode).toBe(400);
    expect((await rows({ filters: [condition] })).statusCode).toBe(400);
    const opened = await post(call, '/api/Drill/open', {
      ...{ brandId: 'alder', period, basis: 'PLACED', asOf: '2026-04-10T08:00:00.000Z' },
      conditions: [condition],
    });
    expect(opened.statusCode).toBe(400);
  });
});
let people = 0;

test('a viewer sees the rows that a reporter sees, with the same totals and masks that tell players apart', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const [mine, theirs] = await Promise.all(
    [viewer, reporter].map(async (call) =>
      (await post(call, '/api/OnlineReports/lastReportDetails', { reportId })).json<{
        rows: string[][];
        totals: unknown;
        maskedFields: string[];
      }>(),
    ),
  );

  expect(theirs?.rows.length).toBeGreaterThan(0);
  expect(mine?.rows.map(([day, , , ...figures]) => [day, ...figures])).toEqual(
    theirs?.rows.map(([day, , , ...figures]) => [day, ...figures]),
  );
  expect(mine?.totals).toEqual(theirs?.totals);
  expect(mine?.rows[0]?.slice(1, 3)).toEqual([
    expect.stringMatching(/^device-[0-9a-f]{12}$/),
    expect.stringMatching(/^playerCountry-[0-9a-f]{12}$/),
  ]);
  expect([mine?.maskedFields, theirs?.maskedFields]).toEqual([['device', 'playerCountry'], []]);
});

test('a reporter sees masks in refused records, and the players with a reason that is kept', async () => {
  const path = `/api/LoadData/${batchId}/rejects`;
  const masked = (await get(reporter, path, {})).json<{ items: { raw: string }[]; isMasked: boolean }>();
  const reason = { 'unmask-reason': 'The source asks which players' };
  const plain = await reporter('GET', path, { brand: 'alder', headers: reason });

  expect(masked.isMasked).toBe(true);
  expect(masked.items.map(({ raw }) => raw)).toEqual([
    expect.stringMatching(/^\{"recordId":"r1","playerRef":"player-[0-9a-f]{12}","stakeCash":"-1"\}$/),
    '[not readable as a record: hidden]',
    '[not readable as a record: hidden]',
  ]);
  expect(plain.json()).toMatchObject({ isMasked: false });
  expect(plain.body).toContain('px-unseen-2');
  const kept = await app.store.query(`select actor_id from audit_event where action = 'PLAYER_UNMASKED'`);
  expect(kept).toEqual([{ actor_id: 'u_reporter' }]);
});
