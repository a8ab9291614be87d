import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import {
  alder,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  givenShift,
  insert,
} from '../figures/testing/given-facts';
import type { Store } from '../store/store';
import { openTestStore } from '../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../testing/test-app';

let app: TestApp;
let store: Store;
let viewer: TestCaller;

const shop = (branch: string, cashier = 'cashier-1') => ({
  channel: 'RETAIL',
  source_id: 'alder-shops',
  branch_id: branch,
  terminal_id: `${branch}-t1`,
  cashier_id: cashier,
});

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder]);
  for (const [id, name, region, closedOn] of [
    ['b1', 'Kariakoo', 'Dar es Salaam', null],
    ['b2', 'Mbezi', 'Dar es Salaam', null],
    ['b3', 'Njiro', 'Arusha', null],
    ['b4', 'Gone', 'Arusha', '2026-02-27'],
  ] as const) {
    await insert(store, 'branch', {
      brand_id: 'alder',
      id,
      name,
      region,
      opened_on: '2025-01-01',
      closed_on: closedOn,
    });
    await insert(store, 'terminal', { brand_id: 'alder', id: `${id}-t1`, branch_id: id, kind: 'OTC' });
  }
  await insert(store, 'cashier', { brand_id: 'alder', id: 'cashier-1', branch_id: 'b1', name: 'Asha' });
  await insert(store, 'cashier', { brand_id: 'alder', id: 'cashier-2', branch_id: 'b2', name: 'Juma' });
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
});
afterEach(() => app.close());

/** Two tickets of b1 won; one was paid there, part of the other in b2; a third won in February was never collected. */
async function givenTickets() {
  await givenBet(store, { ...shop('b1'), record_id: 't1', stake: '100' });
  await givenBet(store, { ...shop('b1'), record_id: 't2', stake: '200' });
  await givenBet(store, { ...shop('b1'), record_id: 't3', stake: '30' });
  await givenBet(store, { ...shop('b1'), record_id: 't0', day: '2026-02-10', stake: '10' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't1', stake: '100', payout: '150' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't2', stake: '200', payout: '80' });
  await givenSettlement(store, { ...shop('b1'), bet_record_id: 't3', stake: '30', result: 'CANCELLED' });
  await givenSettlement(store, {
    ...shop('b1'),
    bet_record_id: 't0',
    day: '2026-02-11',
    stake: '10',
    payout: '60',
  });
  const selling = { channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1' };
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't1',
    branch_id: 'b1',
    cashier_id: 'cashier-1',
    gross: '150',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't2',
    branch_id: 'b2',
    cashier_id: 'cashier-2',
    gross: '50',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't3',
    branch_id: 'b1',
    kind: 'REFUND',
    gross: '30',
  });
  await givenPayment(store, {
    ...selling,
    bet_record_id: 't0',
    branch_id: null,
    kind: 'EXPIRED',
    method: 'NONE',
    gross: '60',
    day: '2026-03-20',
  });
}

async function list(query: Record<string, string> = {}) {
  const answer = await viewer('GET', listRetailReports.path, {
    brand: 'alder',
    query: { from: '2026-03-01', to: '2026-03-31', ...query },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: RetailRow[]; totals: Record<string, unknown>; totalCount: number }>();
}

test('stakes belong to the shop that sold, payments to the one that paid', async () => {
  await givenTickets();

  const { items, totals } = await list();

  const [b1, b2, b3] = ['b1', 'b2', 'b3'].map((id) => items.find((row) => row.id === id));
  expect(b1).toMatchObject({
    name: 'Kariakoo',
    ticketsSold: 3,
    stakes: '330.00',
    ticketsCancelled: 1,
    cancelled: '30.00',
    voids: '0.00',
    winnings: '230.00',
    paid: '150.00',
    unpaid: '30.00',
    expired: '60.00',
    ggr: '70.00',
    hold: '0.233333',
    state: 'OPEN',
    terminals: 1,
    hasChildren: true,
  });
  expect(b2).toMatchObject({ stakes: '0.00', paid: '50.00', unpaid: '0.00', hold: null, state: 'OPEN' });
  expect(b3).toMatchObject({ stakes: '0.00', state: 'CLOSED' });
  expect(totals).toMatchObject({
    stakes: '330.00',
    paid: '200.00',
    unpaid: '30.00',
    ggr: '70.00',
    hold: '0.233333',
    terminals: 3,
  });
});

test('unpaid winnings are those at the end of the period', async () => {
  await givenTickets();

  const february = await list({ from: '2026-02-01', to: '2026-02-28', parentId: 'Dar es Salaam' });

  expect(february.totals).toMatchObject({ unpaid: '60.00', expired: '0.00', winnings: '60.00' });
});

test.each([
  ['region', {}, ['Arusha', 'Dar es Salaam']],
  ['branch', { parentId: 'Dar es Salaam' }, ['b1', 'b2']],
  ['terminal', { parentId: 'b1' }, ['b1-t1']],
  ['cashier', { parentId: 'b1' }, ['cashier-1']],
])('on the level %s the places of the parent add up to the same figures', async (level, query, ids) => {
  await givenTickets();

  const { items, totals } = await list({ level, ...query });

  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(totals).toMatchObject({ stakes: '330.00', winnings: '230.00', unpaid: '30.00', ggr: '70.00' });
});

test('a cashier’s payments are those the cashier paid out, a terminal’s those of the tickets it sold', async () => {
  await givenTickets();

  expect((await list({ level: 'cashier', parentId: 'b2' })).items[0]).toMatchObject({
    paid: '50.00',
    stakes: '0.00',
  });
  expect((await list({ level: 'terminal', parentId: 'b1' })).items[0]).toMatchObject({
    paid: '200.00',
    terminals: null,
  });
});

test('a drawer is float, sales and cash in, less payouts, refunds and cash out', async () => {
  await givenShift(store, {
    branch_id: 'b1',
    float_amount: '200000',
    sales: '1450000',
    payouts: '920000',
    refunds: '30000',
    cash_out: '400000',
    counted: '299000',
  });

  const { items, totals } = await list();

  expect(items[0]).toMatchObject({
    id: 'b1',
    drawerExpected: '300000.00',
    drawerCounted: '299000.00',
    overShort: '-1000.00',
    state: 'OPEN',
  });
  expect(items[1]).toMatchObject({ drawerExpected: null, overShort: null });
  expect(totals).toMatchObject({ overShort: '-1000.00' });
});

test('text, sorting and paging choose rows; totals stay those of the whole filter', async () => {
  await givenTickets();

  const sorted = await list({ sort: 'paid:desc', pageSize: '1', page: '2' });
  const found = await list({ text: 'MBEZI' });

  expect(sorted).toMatchObject({ totalCount: 3, items: [{ id: 'b2' }], totals: { paid: '200.00' } });
  expect(found).toMatchObject({ totalCount: 1, items: [{ id: 'b2' }], totals: { paid: '50.00' } });
  const hold = await list({ sort: 'hold:asc' });
  expect(hold.items[0]!.id).toBe('b1');
});

test('a corrected ticket counts once, in its newest version', async () => {
  await givenBet(store, {
    ...shop('b1'),
    record_id: 't1',
    stake: '100',
    superseded_at: '2026-03-12T00:00:00Z',
  });
  await givenBet(store, {
    ...shop('b1'),
    record_id: 't1',
    record_version: 2,
    stake: '90',
    known_at: '2026-03-12T00:00:00Z',
  });

  expect((await list()).totals).toMatchObject({ ticketsSold: 1, stakes: '90.00' });
});

test('a column that rows cannot be sorted by is refused', async () => {
  const answer = await viewer('GET', listRetailReports.path, {
    brand: 'alder',
    query: { from: '2026-03-01', to: '2026-03-31', sort: 'secret:asc' },
  });

  expect(answer.statusCode).toBe(400);
});
