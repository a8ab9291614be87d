import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { alder, givenBet, givenBrands, givenPayment, givenShift } from '../../../figures/testing/given-facts';
import { createSqlParams } from '../../../store/sql-params';
import { openStore } from '../../../store/open-store';
import type { Store } from '../../../store/store';
import { openEmbeddedStore } from '../../../store/testing/open-test-store';
import { givenPostgres, type GivenPostgres } from '../../../store/testing/given-postgres';
import { startTestApp, type TestCaller } from '../../../app/testing/test-app';
import { criteriaFields } from '../../reports/picked-tickets/criteria-fields';
import { picksOf } from '../../reports/picked-tickets/picked-tickets';
import { spotsOf } from './queries/spots';
import { retailReportTypes } from '../../reports/families/retail-report-types';
import { givenShops, givenTickets, shop } from './testing/given-shops';

const march = { from: '2026-03-01', to: '2026-03-31' };
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

async function givenBook(store: Store) {
  await givenBrands(store, [alder]);
  await givenShops(store);
  await givenTickets(store);
  await givenBet(store, { ...shop('b3'), record_id: 't9', stake: '12.3456', odds_total: '7.25', legs: 4 });
  await givenPayment(store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 't2',
    selling_branch_id: 'b1',
    branch_id: null,
    method: 'WALLET',
    gross: '3',
  });
  await givenShift(store, { branch_id: 'b1', float_amount: '100', sales: '20', counted: '119' });
}

const ofType = { text: 'b1', month: '2026-03', date: '2026-03-10', count: 4, money: '100', rate: '7.25' };

/** Every field with every comparison that it can be asked for. */
const conditions: Condition[] = criteriaFields.flatMap(({ field, type, options }) => {
  const value = options?.[0]?.value ?? ofType[type];
  return [
    { field, op: 'eq', value },
    { field, op: 'ne', value },
    { field, op: 'in', value: [value] },
    { field, op: 'nin', value: [value, value] },
    { field, op: 'ge', value },
    { field, op: 'between', value: [value, value] },
    { field, op: 'isNull' },
    ...(type === 'text' ? ([{ field, op: 'startsWith', value: 'b%' }] as const) : []),
  ];
});

const list = '/api/RetailReports';

/** What a server over `store` answers to everything that there is about retail, without made-up ids. */
async function answersOf(store: Store): Promise<unknown[]> {
  await givenBook(store);
  const app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  const caller = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  const seen: unknown[] = [];
  const call = async (...[method, path, options]: Parameters<TestCaller>) => {
    const answer = await caller(method, path, { brand: 'alder', ...options });
    const body: unknown = answer.body === '' ? null : answer.json();
    seen.push([method, path, options?.query, answer.statusCode, body]);
    return answer.body === '' ? {} : answer.json<Record<string, string>>();
  };
  try {
    await askForFigures(call);
    await askForFilters(call);
    await askForReports(call);
    for (const condition of conditions) seen.push([condition, await ticketsThatMeet(store, condition)]);
    return withoutIds(seen);
  } finally {
    await app.close();
  }
}

function withoutIds(seen: readonly unknown[]): unknown[] {
  return JSON.parse(JSON.stringify(seen).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')) as unknown[];
}

/** The tickets that meet a condition and the places where one could, as the store sees it. */
async function ticketsThatMeet(store: Store, condition: Condition): Promise<unknown[]> {
  const ofTickets = createSqlParams();
  const picks = picksOf({ all: [condition] }, 'alder', '2026-04-10T08:00:00Z')(ofTickets);
  const ofSpots = createSqlParams('alder');
  const spots = spotsOf({ all: [condition] }, '$1', ofSpots);
  return [
    await store.query(`select record_id from (${picks}) picked order by 1`, ofTickets.values),
    await store.query(`select branch_id, cashier_id from (${spots}) spot order by 1, 2`, ofSpots.values),
  ];
}

type Call = (...request: Parameters<TestCaller>) => Promise<Record<string, string>>;

async function askForFigures(call: Call): Promise<void> {
  for (const level of ['region', 'branch', 'terminal', 'cashier', 'ticket']) {
    await call('GET', list, { query: { ...march, level, sort: 'hold:desc,name:asc' } });
    await call('GET', list, { query: { ...march, level, payouts: 'selling', dateBasis: 'paid' } });
  }
  for (const dateBasis of ['sold', 'settled']) await call('GET', list, { query: { ...march, dateBasis } });
  await call('GET', list, {
    query: { ...march, level: 'ticket', parentId: 'b1', sort: 'unpaid:asc', text: 't_' },
  });
  await call('GET', '/api/Branches/tree');
}

async function askForFilters(call: Call): Promise<void> {
  const criteria = { any: conditions.slice(-9) };
  await call('POST', `${list}/previewFilter`, { body: { period: march, criteria } });
  const body = { name: 'First', criteria: { any: conditions.slice(0, 9) } };
  const { filterId = '' } = await call('POST', `${list}/createFilter`, { body });
  await call('POST', `${list}/createFilter`, { body });
  const edit = { query: { filterId }, headers: { 'if-match': '1' } };
  await call('POST', `${list}/activateFilters`, { body: { filterIds: [filterId] } });
  for (const name of ['First', 'Second']) {
    await call('POST', `${list}/editFilter`, { ...edit, body: { ...body, name } });
  }
  await call('POST', `${list}/createFilter`, { body });
  await call('POST', `${list}/editFilter`, { ...edit, headers: { 'if-match': '2' }, body });
  await call('GET', `${list}/loadFiltersList`);
  await call('POST', `${list}/activateFilters`, { body: { filterIds: [filterId] } });
  const { appliedSetId = '' } = await call('POST', `${list}/Apply`, { body: { period: march } });
  await call('GET', list, { query: { ...march, appliedSetId, dateBasis: 'sold' } });
  await call('GET', `${list}/loadFiltersList`);
  await call('POST', `${list}/activateFilters`, { body: { filterIds: [] } });
  await call('DELETE', `${list}/deleteFilter`, { query: { filterId } });
  await call('GET', `${list}/loadFiltersList`, { query: { deleted: 'true' } });
  await call('POST', `${list}/restoreFilter`, { query: { filterId } });
}

async function askForReports(call: Call): Promise<void> {
  for (const { type, bases } of retailReportTypes) {
    for (const basis of bases) {
      const order = { type, basis, period: march };
      const { simulationId } = await call('POST', `${list}/simulation`, { body: order });
      await call('POST', `${list}/lastReportDetails`, { body: { simulationId } });
    }
  }
  const criteria = { all: conditions.filter(({ field }) => field === 'ticketStatus').slice(0, 2) };
  await call('POST', `${list}/simulation`, { body: { type: 'RETAIL_DAILY_PACK', period: march, criteria } });
  const { id = '' } = await call('POST', list, { body: { type: 'RETAIL_DAILY_PACK', period: march } });
  const grouped = { groupBy: ['region'], sort: [{ field: 'hold', dir: 'desc' }] };
  await call('POST', `${list}/lastReportDetails`, { body: { reportId: id, ...grouped } });
  const blacklist = '/api/RetailBlackList/blackListFilterColumns';
  await call('POST', blacklist, { body: { hidden: ['paid'] } });
  await call('GET', blacklist);
  await call('DELETE', `${list}/${id}`);
}

test('both engines answer the same to everything about retail @deep', async () => {
  const duckdb = await answersOf(await openEmbeddedStore());
  const other = await answersOf(await openStore({ databaseUrl: postgres.url, dataDir: ':memory:' }));

  expect(duckdb.length).toBeGreaterThan(50);
  for (const [index, answer] of duckdb.entries()) expect(other[index]).toEqual(answer);
});
