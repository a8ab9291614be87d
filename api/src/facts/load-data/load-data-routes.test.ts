import { insertLicence } from '../../figures/testing/given-facts';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let admin: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  for (const id of ['alder', 'elm']) {
    await givenBrand(store, { id });
    await store.query(
      `insert into source (brand_id, id, channel, name) values ($1, 'web', 'ONLINE', 'Web')`,
      [id],
    );
    await insertLicence(store, { id: `lic_${id}`, brand_id: id, authority: 'MGA', products: 'SPORTS' });
    await store.query(
      `insert into product (brand_id, id, name, vertical, provider) values ($1, 'p1', 'Football', 'SPORTS_PREMATCH', 'Own')`,
      [id],
    );
  }
  app = await startTestApp(store);
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
});
afterEach(() => app.close());

const columns =
  'recordId,recordVersion,acceptedAt,vertical,productId,licenceId,branchId,terminalId,cashierId,playerRef,playerCountry,device,currency,stakeCash,stakeBonus,legs,rounds,oddsTotal';

/** A file of one good bet per amount in `stakes`. */
function betFile({ brand = 'alder', seq = 1, stakes = ['10.00'] } = {}) {
  const amount = stakes.reduce((sum, stake) => sum + Number(stake), 0).toFixed(2);
  return [
    '# format: tallyhouse-load/1',
    `# brand: ${brand}`,
    '# source: web',
    '# channel: ONLINE',
    '# kind: BETS',
    `# seq: ${seq}`,
    '# periodFrom: 2026-03-15T08:00:00Z',
    '# periodTo: 2026-03-15T09:00:00Z',
    `# count: ${stakes.length}`,
    `# amount: ${amount}`,
    columns,
    ...stakes.map(
      (stake, index) =>
        `b${seq}-${index},1,2026-03-15T08:30:00Z,SPORTS_PREMATCH,p1,lic_${brand},,,,,MT,MOBILE,EUR,${stake},0,1,1,2.5`,
    ),
    '',
  ].join('\n');
}
const send = (body: string, headers: Record<string, string> = { 'content-type': 'text/csv' }) =>
  admin('POST', '/api/LoadData/batches', { body, headers });
const batchOf = async (body: string) => (await send(body)).json<{ batch: LoadBatch }>().batch;

async function totals(): Promise<unknown> {
  const query = { from: '2026-03-15', to: '2026-03-15' };
  const answer = await admin('GET', '/api/TotalReports', { brand: 'alder', query });
  return answer.json<{ totals: unknown }>().totals;
}

test('B12: a file becomes a batch; sent again it is a DUPLICATE and changes no total', async () => {
  const first = await batchOf(betFile({ stakes: ['10.00', '2.50'] }));
  const before = await totals();
  const again = await batchOf(betFile({ stakes: ['10.00', '2.50'] }));
  const bets = await app.store.query('select record_id from bet');

  expect(first).toMatchObject({
    state: 'LOADED',
    received: 2,
    accepted: 2,
    computed: { count: 2, amount: '12.5000' },
  });
  expect(again).toMatchObject({ state: 'DUPLICATE', received: 2, accepted: 0, duplicate: 2 });
  expect(bets).toHaveLength(2);
  expect(before).toMatchObject([{ stakesPlaced: '12.50' }]);
  expect(await totals()).toEqual(before);
});

test('a bad record is kept with its reason and does not stop the good one', async () => {
  const batch = await batchOf(betFile({ stakes: ['10.00', '-5.00'] }));
  const rejects = await admin('GET', `/api/LoadData/${batch.id}/rejects`);

  expect(batch).toMatchObject({ state: 'PARTIAL', received: 2, accepted: 1, rejected: 1 });
  expect(rejects.json()).toMatchObject({
    totalCount: 1,
    items: [{ line: 13, raw: expect.stringContaining('-5.00') }],
  });
});

test('batches are listed with the skipped numbers among them, and only those of the own brands', async () => {
  await send(betFile({ seq: 1 }));
  await send(betFile({ seq: 3 }));
  const other = await app.signIn({ role: 'reporter', brandIds: ['elm'] });

  const own = (await admin('GET', '/api/LoadData')).json<{ items: LoadBatch[]; states: unknown }>();
  expect(own.items.map(({ seq, state }) => `${seq} ${state}`).sort()).toEqual([
    '1 LOADED',
    '2 MISSING',
    '3 LOADED',
  ]);
  expect(own.states).toMatchObject({ LOADED: 2, MISSING: 1 });
  expect((await other('GET', '/api/LoadData')).json()).toMatchObject({ items: [], totalCount: 0 });
  expect((await other('GET', `/api/LoadData/${own.items[0]!.id}/rejects`)).statusCode).toBe(404);
});

test.each([
  ["another's brand", betFile({ brand: 'elm' }), { status: 403, code: 'BRAND_FORBIDDEN' }],
  ['no header', 'a,b\n1,2\n', { status: 400, code: 'VALIDATION', detail: expect.any(String) }],
])('a file with %s is refused', async (_case, file, refusal) => {
  expect((await send(file)).json()).toMatchObject(refusal);
});

test('a file as JSON is refused, and a reporter may not load', async () => {
  const reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  const headers = { 'content-type': 'text/csv' };

  expect((await send('{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
  expect((await reporter('POST', '/api/LoadData/batches', { body: betFile(), headers })).statusCode).toBe(
    403,
  );
});
