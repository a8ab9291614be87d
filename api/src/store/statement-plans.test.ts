import { depth } from '../app/testing/depth';
import { ingestFiles } from '../facts/loads/ingest';
import { loadReferenceData } from '../facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../facts/loads/testing/given-load';
import { targetsOf, type Target } from '../app/testing/fuzz/fuzz-calls';
import type { OpenApiDocument } from '../app/testing/fuzz/json-schema';
import { givenBook, givenRest } from '../app/testing/given-book';
import { startTestApp, type TestApp, type TestCaller } from '../app/testing/test-app';
import { actForAllBrands } from './brand-scope';
import { openStore } from './open-store';
import { explainingStore, type ExplainedStatement, type ExplainingStore } from './testing/explaining-store';
import { givenPostgres } from './testing/given-postgres';
import { givenRoles } from './testing/open-guarded-store';
import { startPostgres } from './testing/start-postgres';

jest.setTimeout(1_200_000);

/** Tables that grow by the day. */
const growing = [
  ...['bet', 'settlement', 'payment', 'drawer_shift', 'cash_movement', 'jackpot_movement'],
  ...['balance_snapshot', 'load_batch'],
];

/** A month of a brand is a twentieth of the facts here, all of its files are a third of them. */
const mostShare = 0.25;

const known = [
  // Of which shop's tickets what was paid is seen by payments of all time.
  /payout as \(select p\.\* from payment p/,
  // The files that a figure stands on are counted.
  /count\(\*\) as "batches"/,
];

let stop: () => Promise<void>;
let sizes: ReadonlyMap<string, number>;
let store: ExplainingStore;
let app: TestApp;
let caller: TestCaller;

beforeAll(async () => {
  const postgres = await depth({
    quick: givenPostgres,
    // As an operator sets a server that has some memory.
    deep: () => startPostgres({ settings: { shared_buffers: '1GB', work_mem: '64MB', max_wal_size: '4GB' } }),
  })();
  ({ stop } = postgres);
  const { ownerUrl, appUrl } = await givenRoles(postgres, 'plans');
  await (await openStore({ dataDir: '', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl })).close();
  sizes = await actForAllBrands(() => fill(ownerUrl));
  store = explainingStore(await openStore({ dataDir: '', databaseUrl: appUrl }));
  app = await startTestApp(store, { now: '2026-10-29T12:00:00.000Z' });
  caller = await actForAllBrands(() =>
    app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_everything' }),
  );
  await actForAllBrands(() =>
    store.query(
      `insert into app_user_role (user_id, role, brand_id)
       select 'u_everything', role, 'alder' from (values ('reporter'), ('approver'), ('auditor'), ('viewer')) r(role)`,
    ),
  );
});
afterAll(async () => {
  await app.close();
  await stop();
});

/**
 * A book and its files, by the owner of the tables, as they lie after a day: looked at and tidied up by PostgreSQL. Gives
 * the number of rows by table.
 */
async function fill(ownerUrl: string): Promise<Map<string, number>> {
  const owner = await openStore({ dataDir: '', databaseUrl: ownerUrl });
  await givenBook(owner, depth({ quick: 60_000, deep: 1_000_000 }));
  await givenRest(owner, depth({ quick: 30_000, deep: 125_000 }));
  // Disks of today find any page about as quickly as the next one.
  const [{ name } = { name: '' }] = await owner.query<{ name: string }>('select current_database() as name');
  await owner.query(`alter database ${name} set random_page_cost = 1.1`);
  await owner.query('vacuum analyze');
  const rows = await owner.query<{ table: string; rows: number }>(
    growing
      .map((table) => `select '${table}' as "table", count(*) as rows from ${table}`)
      .join(' union all '),
  );
  await owner.close();
  return new Map(rows.map((row) => [row.table, row.rows]));
}

/** A month of one brand where a call asks for a period. */
const values: Readonly<Record<string, string>> = {
  from: '2026-09-01',
  to: '2026-09-30',
  day: '2026-09-15',
  month: '2026-09',
};

function urlOf({ path, operation }: Target): string {
  const query = new URLSearchParams();
  for (const { name, in: place, required } of operation.parameters)
    if (place === 'query' && (required || name === 'from' || name === 'to'))
      query.set(name, values[name] ?? 'x');
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function complaintsOf(call: string, { sql, rowsRead, comparedEach }: ExplainedStatement): string[] {
  const text = sql.replaceAll(/\s+/g, ' ').slice(0, 300);
  const compared = comparedEach.map((name) => `${call} compares each row with each of ${name}: ${text}`);
  if (known.some((pattern) => pattern.test(sql))) return compared;
  const read = growing.flatMap((table) => {
    const share = (rowsRead.get(table) ?? 0) / (sizes.get(table) ?? 1);
    return share < mostShare
      ? []
      : [`${call} reads ${Math.round(share * 100)} of 100 rows of ${table}: ${text}`];
  });
  return [...compared, ...read];
}

test('no call for a month of a brand looks at a large part of a table that grows by the day, or compares each row with each', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const calls = targetsOf(document).filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && !path.endsWith('/stream'),
  );
  const complaints: string[] = [];
  let answered = 0;
  let statements = 0;
  for (const call of calls) {
    store.take();
    const answer = await store.explain(() => caller('GET', urlOf(call), { brand: 'alder' }));
    if (answer.statusCode === 200) answered += 1;
    const sent = store.take();
    statements += sent.length;
    complaints.push(...sent.flatMap((each) => complaintsOf(call.path, each)));
  }

  expect(complaints).toEqual([]);
  expect(answered).toBeGreaterThan(45);
  expect(statements).toBeGreaterThan(200);
});

test('a load of many tickets, after one whose records were refused, compares no row with each, and reads no large part of a large table @deep', async () => {
  await actForAllBrands(() => loadReferenceData(store, oakReference));
  const at = '2026-09-10T08:00:00Z';
  const file = { periodFrom: at, periodTo: '2026-09-10T09:00:00Z', loadedAt: '2026-09-10T09:01:00Z' };
  const loadedAs = (seq: number, recordVersion: string) => {
    const records = Array.from({ length: 4000 }, (_, n) =>
      givenBet({
        ...{
          recordId: `b-${n}`,
          betRecordId: `b-${n}`,
          recordVersion,
          acceptedAt: at,
          settledAt: at,
          paidAt: at,
        },
        ...{ result: 'WON', payoutCash: '9.00', payoutBonus: '0', kind: 'WINNINGS', method: 'WALLET' },
        ...{ gross: '9.00', withholding: '0', net: '9.00' },
      }),
    );
    const files = (['BETS', 'SETTLEMENTS', 'PAYMENTS'] as const).map((kind) =>
      givenFile({ ...file, seq, kind, records }),
    );
    return store.explain(() => actForAllBrands(() => ingestFiles(store, files)));
  };
  // Of another brand's currency, so each is refused and waits to be sent again.
  const refused = Array.from({ length: 4000 }, (_, n) =>
    givenBet({ recordId: `refused-${n}`, acceptedAt: at, currency: 'USD' }),
  );
  await actForAllBrands(() => ingestFiles(store, [givenFile({ ...file, seq: 1, records: refused })]));
  store.take();
  for (const batches of [await loadedAs(2, '1'), await loadedAs(3, '2')])
    expect(batches.map(({ state, accepted }) => [state, accepted])).toEqual(
      batches.map(() => ['LOADED', 4000]),
    );
  const sent = store.take();
  // Of a table with a hundred times as many rows all are never read; a smaller one may be.
  const ofLarge = ({ rowsRead }: ExplainedStatement) =>
    new Map([...rowsRead].filter(([table]) => (sizes.get(table) ?? 0) > 100 * 4000));
  expect(sent.flatMap((each) => complaintsOf('a load', { ...each, rowsRead: ofLarge(each) }))).toEqual([]);
  expect(sent.length).toBeGreaterThan(20);
});
