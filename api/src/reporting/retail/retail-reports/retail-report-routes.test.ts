import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import {
  alder,
  changeFacts,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  givenShift,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { openTestStore } from '../../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { givenShops, givenTickets, shop } from './testing/given-shops';

let app: TestApp;
let store: Store;
let viewer: TestCaller;
let reporter: TestCaller;

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder]);
  await givenShops(store);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

async function list(query: Record<string, string> = {}) {
  const answer = await reporter('GET', listRetailReports.path, {
    brand: 'alder',
    query: { from: '2026-03-01', to: '2026-03-31', ...query },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: RetailRow[]; totals: Record<string, unknown>; totalCount: number }>();
}

test('stakes belong to the shop that sold, payments to the one that paid', async () => {
  await givenTickets(store);

  const { items, totals } = await list();

  const [b1, b2, b3] = ['b1', 'b2', 'b3'].map((id) => items.find((row) => row.id === id));
  expect(b1).toMatchObject({
    name: 'Kariakoo',
    ticketsSold: 3,
    stakes: '330.00',
    stakesSettled: '330.00',
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
  for (const { stakesSettled, cancelled, voids, winnings, ggr } of [...items, totals as unknown as RetailRow])
    expect(Number(stakesSettled) - Number(cancelled) - Number(voids) - Number(winnings)).toBe(Number(ggr));
});

test('unpaid winnings are those at the end of the period', async () => {
  await givenTickets(store);

  const february = await list({ from: '2026-02-01', to: '2026-02-28', parentId: 'Dar es Salaam' });

  expect(february.totals).toMatchObject({ unpaid: '60.00', expired: '0.00', winnings: '60.00' });
});

test.each([
  ['region', {}, ['Arusha', 'Dar es Salaam']],
  ['branch', { parentId: 'Dar es Salaam' }, ['b1', 'b2']],
  ['terminal', { parentId: 'b1' }, ['b1-t1']],
  ['cashier', { parentId: 'b1' }, ['cashier-1']],
])('on the level %s the places of the parent add up to the same figures', async (level, query, ids) => {
  await givenTickets(store);

  const { items, totals } = await list({ level, ...query });

  expect(items.map(({ id }) => id)).toEqual(ids);
  expect(totals).toMatchObject({ stakes: '330.00', winnings: '230.00', unpaid: '30.00', ggr: '70.00' });
});

test('a cashier’s payments are those the cashier paid out, a terminal’s those of the tickets it sold', async () => {
  await givenTickets(store);

  expect((await list({ level: 'cashier', parentId: 'b2' })).items[0]).toMatchObject({
    paid: '50.00',
    stakes: '0.00',
  });
  expect((await list({ level: 'terminal', parentId: 'b1' })).items[0]).toMatchObject({
    paid: '200.00',
    terminals: null,
  });
});

test.each(['branch', 'terminal'])(
  'where the bets did not come, a %s has paid the tickets whose winnings it counts',
  async (level) => {
    await givenTickets(store);
    await changeFacts(store, 'delete from bet');

    const { totals } = await list({ level, parentId: level === 'branch' ? 'Dar es Salaam' : 'b1' });

    expect(totals).toMatchObject({ winnings: '230.00', unpaid: '30.00' });
  },
);

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
  await givenTickets(store);

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

test('paid stands with the shop that paid, or on request with the one that sold; the group’s totals agree', async () => {
  await givenTickets(store);

  const cash = await list();
  const sold = await list({ payouts: 'selling' });

  const paid = ({ items }: typeof cash) => items.map(({ id, paid: amount }) => [id, amount]);
  expect(paid(cash)).toEqual([
    ['b1', '150.00'],
    ['b2', '50.00'],
    ['b3', '0.00'],
  ]);
  expect(paid(sold)).toEqual([
    ['b1', '200.00'],
    ['b2', '0.00'],
    ['b3', '0.00'],
  ]);
  expect(sold.totals).toEqual(cash.totals);
});

test('what was paid into a wallet stands at a place of its own, so that nothing is lost', async () => {
  await givenTickets(store);
  await givenPayment(store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 't2',
    selling_branch_id: 'b1',
    branch_id: null,
    method: 'WALLET',
    gross: '30',
  });

  for (const level of ['region', 'branch']) {
    const cash = await list({ level });
    const sold = await list({ level, payouts: 'selling' });

    expect(cash.items.find(({ id }) => id === 'ELSEWHERE')).toMatchObject({
      name: 'Not in a shop',
      paid: '30.00',
      region: null,
      hasChildren: false,
    });
    expect(sold.items.some(({ id }) => id === 'ELSEWHERE')).toBe(false);
    expect([cash.totals['paid'], sold.totals['paid']]).toEqual(['230.00', '230.00']);
  }
});

test('a shop that closed before the period is there as long as its tickets are settled or not collected', async () => {
  await givenBet(store, { ...shop('b4'), record_id: 'old', day: '2026-02-20', stake: '10' });
  await givenSettlement(store, { ...shop('b4'), bet_record_id: 'old', stake: '10', payout: '25' });

  const { items, totals } = await list();

  expect(items.find(({ id }) => id === 'b4')).toMatchObject({
    state: 'CLOSED',
    winnings: '25.00',
    unpaid: '25.00',
    ggr: '-15.00',
  });
  expect(totals).toMatchObject({ ggr: '-15.00' });
});

test('vouchers are the part of payments that was handed out as one; what no source tells of is null', async () => {
  await givenTickets(store);
  await givenPayment(store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 't2',
    selling_branch_id: 'b1',
    branch_id: 'b1',
    method: 'VOUCHER',
    gross: '12',
  });

  const { items, totals } = await list();

  const unknown = { vouchersRedeemed: null, commission: null };
  expect(items[0]).toMatchObject({ id: 'b1', paid: '162.00', vouchersIssued: '12.00', ...unknown });
  expect(totals).toMatchObject({ vouchersIssued: '12.00', ...unknown });
});

test('a terminal is active where it sold a ticket', async () => {
  await givenTickets(store);

  const { items, totals } = await list();

  expect(items.map(({ terminals, terminalsActive }) => [terminals, terminalsActive])).toEqual([
    [1, 1],
    [1, 0],
    [1, 0],
  ]);
  expect(totals['terminalsActive']).toBe(1);
});

test.each([
  ['a branch', 'b1'],
  ['a terminal', 'b1-t1'],
  ['a cashier', 'cashier-1'],
])('tickets of %s add up to the figures of the shop that sold them', async (_, parentId) => {
  await givenTickets(store);
  const [sold] = (await list({ payouts: 'selling' })).items;

  const { items, totals, totalCount } = await list({ level: 'ticket', parentId, sort: 'name:asc' });

  expect(totalCount).toBe(4);
  expect(
    items.map(({ name, stakes, winnings, paid, unpaid, ggr, ticket }) => [
      [name, ticket?.status],
      [stakes, winnings, paid, unpaid, ggr],
    ]),
  ).toEqual([
    [
      ['t0', 'EXPIRED'],
      ['0.00', '0.00', '0.00', '0.00', '0.00'],
    ],
    [
      ['t1', 'PAID'],
      ['100.00', '150.00', '150.00', '0.00', '-50.00'],
    ],
    [
      ['t2', 'UNPAID'],
      ['200.00', '80.00', '50.00', '30.00', '120.00'],
    ],
    [
      ['t3', 'CANCELLED'],
      ['30.00', '0.00', '0.00', '0.00', '0.00'],
    ],
  ]);
  for (const measure of [
    'ticketsSold',
    'stakes',
    'winnings',
    'paid',
    'unpaid',
    'expired',
    'ggr',
    'hold',
  ] as const) {
    expect([measure, totals[measure]]).toEqual([measure, sold![measure]]);
  }
});

test('a ticket says where and when it was sold, settled and paid', async () => {
  await givenTickets(store);

  const { items } = await list({ level: 'ticket', text: 'T1' });

  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    id: 'alder-shops/t1',
    level: 'ticket',
    region: 'Dar es Salaam',
    terminals: null,
    terminalsActive: null,
    hasChildren: false,
    ticket: {
      status: 'PAID',
      branchId: 'b1',
      branchName: 'Kariakoo',
      terminalId: 'b1-t1',
      terminalType: 'OTC',
      cashierId: 'cashier-1',
      soldAt: '2026-03-10T09:00:00.000Z',
      settledAt: '2026-03-10T10:00:00.000Z',
      paidAt: '2026-03-10T11:00:00.000Z',
    },
  });
});

test('a ticket whose bet did not arrive is there with what else is known of it', async () => {
  await givenTickets(store);
  await givenSettlement(store, { ...shop('b3'), bet_record_id: 'late', stake: '5', payout: '7' });
  await givenPayment(store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 'later',
    selling_branch_id: 'b3',
    branch_id: 'b1',
    gross: '4',
  });

  const { items, totals } = await list({ level: 'ticket', parentId: 'b3', sort: 'name:asc' });

  expect(
    items.map(({ name, ggr, paid, ticket }) => [name, ggr, paid, ticket?.status, ticket?.soldAt]),
  ).toEqual([
    ['late', '-2.00', '0.00', 'UNPAID', null],
    ['later', '0.00', '4.00', 'PAID', null],
  ]);
  const branch = (await list({ payouts: 'selling' })).items.find(({ id }) => id === 'b3');
  expect([totals['ggr'], totals['paid']]).toEqual([branch!.ggr, branch!.paid]);
});

test('tickets come page by page in the order asked for, with the totals of all', async () => {
  await givenTickets(store);

  const page = await list({ level: 'ticket', sort: 'stakes:desc', pageSize: '1', page: '2' });

  expect(page).toMatchObject({ totalCount: 4, items: [{ name: 't1' }], totals: { stakes: '330.00' } });
});

test('single tickets are for those who may see details', async () => {
  const query = { from: '2026-03-01', to: '2026-03-31', level: 'ticket' };

  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  const answer = await admin('GET', listRetailReports.path, { brand: 'alder', query });

  expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
  expect((await viewer('GET', listRetailReports.path, { brand: 'alder', query })).statusCode).toBe(200);
});

describe('the day that decides about a whole ticket', () => {
  beforeEach(async () => {
    const { branch_id, ...seller } = shop('b1');
    const ticket = { ...seller, branch_id };
    await givenBet(store, { ...ticket, record_id: 'm1', day: '2026-02-28', stake: '10' });
    await givenSettlement(store, {
      ...ticket,
      bet_record_id: 'm1',
      day: '2026-03-01',
      stake: '10',
      payout: '40',
    });
    await givenPayment(store, {
      channel: 'RETAIL',
      source_id: 'alder-shops',
      selling_branch_id: 'b1',
      branch_id: 'b2',
      bet_record_id: 'm1',
      day: '2026-04-02',
      gross: '40',
    });
  });

  test.each([
    ['sold', '2026-02-01', '2026-02-28'],
    ['settled', '2026-03-01', '2026-03-31'],
    ['paid', '2026-04-01', '2026-04-05'],
  ])('is that on which it was %s, and all that is known of it counts', async (dateBasis, from, to) => {
    const { items, totals } = await list({ dateBasis, from, to });

    expect(items.find(({ id }) => id === 'b1')).toMatchObject({
      stakes: '10.00',
      winnings: '40.00',
      ggr: '-30.00',
    });
    expect(items.find(({ id }) => id === 'b2')).toMatchObject({ paid: '40.00' });
    expect(totals).toMatchObject({ ticketsSold: 1, ggr: '-30.00', paid: '40.00', unpaid: '0.00' });
    const elsewhen = await list({ dateBasis, from: '2026-01-01', to: '2026-01-31' });
    expect(elsewhen.totals).toMatchObject({ ticketsSold: 0, ggr: '0.00', paid: '0.00' });
  });

  test('is that of the last payment, or settlement, of a ticket that has several', async () => {
    const ticket = { ...shop('b1'), bet_record_id: 'm1' };
    await givenPayment(store, {
      ...{ channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1', branch_id: 'b2' },
      ...{ bet_record_id: 'm1', day: '2026-03-31', gross: '5' },
    });
    await givenSettlement(store, { ...ticket, day: '2026-02-28', stake: '0', result: 'PARTIAL_CASHOUT' });
    await givenSettlement(store, { ...ticket, day: '2026-04-02', stake: '0', result: 'RESETTLED' });

    const counted = async (dateBasis: string) => {
      const months = ['2026-02-28', '2026-03-31', '2026-04-30'];
      const asked = months.map((to) => list({ dateBasis, from: `${to.slice(0, 8)}01`, to }));
      return (await Promise.all(asked)).map(({ totals }) => [totals['ticketsSold'], totals['paid']]);
    };
    expect(await counted('paid')).toEqual([
      [0, '0.00'],
      [0, '0.00'],
      [1, '45.00'],
    ]);
    expect(await counted('settled')).toEqual([
      [0, '0.00'],
      [1, '45.00'],
      [0, '0.00'],
    ]);
  });

  test('is each event’s own where nothing is said', async () => {
    const february = await list({ from: '2026-02-01', to: '2026-02-28' });
    const march = await list();

    expect(february.totals).toMatchObject({ stakes: '10.00', winnings: '0.00', paid: '0.00' });
    expect(march.totals).toMatchObject({ stakes: '0.00', winnings: '40.00', unpaid: '40.00', ggr: '-30.00' });
  });
});
