import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import {
  alder,
  elm,
  givenBatch,
  givenReject,
  givenBet,
  givenBrands,
  givenPayment,
  givenProduct,
  givenSettlement,
} from '../../figures/testing/given-facts';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { readRows } from '../reports/queries/read-rows';
import { readSimulation } from '../reports/queries/read-content';
import { onlineReports } from '../reports/families/online-family';
import { planReport, type ReportOrder } from '../reports/report-definition';
import { planSimulation } from '../reports/plan-simulation';
import { simulateReport, type SimulationRun } from './simulate-report';

const now = new Date('2026-04-10T08:00:00Z');
const march = { from: '2026-03-01', to: '2026-03-31' };
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store);
});
afterEach(() => store.close());

async function simulate(
  order: Partial<ReportOrder> = {},
  brand = alder,
  progress?: SimulationRun['progress'],
) {
  const wanted = { type: 'ONLINE_DAILY', period: march, filters: [], ...order };
  const plan = await planSimulation(store, onlineReports, wanted, { brand, now });
  const simulation = await simulateReport(store, plan, {
    ...{ brand, userId: 'u-1', now },
    ...(progress && { progress }),
  });
  const kept = await readSimulation(store, brand.id, { id: simulation.simulationId, now });
  const rows = await readRows(store, kept!.content, { after: 0, count: 1000 });
  return { ...simulation, rows };
}

const tickets: [placed: string, settled: string, paid: string, stake: string, payout: string][] = [
  ['2026-03-30', '2026-03-31', '2026-03-31', '100', '0'],
  ['2026-03-31', '2026-03-31', '2026-04-01', '200', '500'],
  ['2026-03-31', '2026-04-01', '2026-04-01', '300', '0'],
  ['2026-03-31', '2026-04-02', '2026-04-03', '50', '120'],
  ['2026-03-29', '2026-03-30', '2026-04-05', '80', '160'],
];

async function givenSixTickets() {
  for (const [placed, settled, paid, stake, payout] of tickets) {
    await givenBet(store, { day: placed, stake });
    await givenSettlement(store, { day: settled, stake, payout });
    if (payout !== '0') await givenPayment(store, { day: paid, gross: payout });
  }
  await givenBet(store, { day: '2026-03-31', stake: '40' });
  await givenSettlement(store, { day: '2026-03-31', stake: '40', bet_record_id: 'bet-void', result: 'VOID' });
  await givenPayment(store, { day: '2026-03-31', gross: '40', kind: 'REFUND' });
}

test.each<[Basis, object]>([
  [
    'PLACED',
    { stakes: '770.00', voids: '40.00', netStakes: '730.00', winnings: null, ggr: null, hold: null, bets: 6 },
  ],
  [
    'SETTLED',
    { stakes: '420.00', voids: '40.00', netStakes: '380.00', winnings: '660.00', ggr: '-280.00', bets: 4 },
  ],
  ['PLACED_PAID', { stakes: '770.00', voids: '40.00', netStakes: '730.00', winnings: '0.00', ggr: '730.00' }],
  ['PAID', { stakes: null, voids: null, netStakes: null, winnings: '0.00', ggr: null, bets: 4 }],
])('six tickets over the end of March on the basis %s', async (basis, totals) => {
  await givenSixTickets();

  const simulation = await simulate({ basis });

  expect(simulation.totals).toMatchObject(totals);
  expect(simulation.checks.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
});

test('cash and bonus are kept apart, and hold comes from the sums', async () => {
  await givenSettlement(store, { stake: '900', stake_bonus: '100', payout: '700', payout_bonus: '50' });

  const { rows, totals } = await simulate({
    fields: ['day', 'stakesCash', 'stakesBonus', 'stakes', 'winnings', 'ggr', 'hold'],
  });

  expect(rows).toEqual([['2026-03-10', '1000.00', '750.00', '250.00', '0.250000', '900.00', '100.00']]);
  expect(totals).toMatchObject({ stakes: '1000.00', hold: '0.250000' });
});

test('a partial cash-out and a resettlement add money, not bets', async () => {
  await givenSettlement(store, { stake: '40', payout: '65', result: 'PARTIAL_CASHOUT' });
  await givenSettlement(store, { day: '2026-03-11', stake: '60' });
  await givenSettlement(store, { day: '2026-03-12', stake: '0', payout: '5', result: 'RESETTLED' });

  const { rows } = await simulate({ fields: ['day', 'bets', 'ggr'] });

  expect(rows).toEqual([
    ['2026-03-10', 0, '-25.00'],
    ['2026-03-11', 1, '60.00'],
    ['2026-03-12', 0, '-5.00'],
  ]);
});

test('shops, other brands and days outside the period do not count; both ends of it do', async () => {
  await givenSettlement(store, { day: '2026-02-28', stake: '1' });
  await givenSettlement(store, { day: '2026-03-01', stake: '2' });
  await givenSettlement(store, { day: '2026-03-31', stake: '4' });
  await givenSettlement(store, { day: '2026-04-01', stake: '8' });
  await givenSettlement(store, { stake: '16', channel: 'RETAIL' });
  await givenSettlement(store, { stake: '32', brand_id: 'elm' });

  const { totals } = await simulate();

  expect(totals['stakes']).toBe('6.00');
});

test('knowledge as of an instant shows the version in force then', async () => {
  const record = { record_id: 'r-1', known_at: '2026-03-11T00:00:00Z' };
  await givenSettlement(store, { ...record, stake: '50', superseded_at: '2026-03-20T00:00:00Z' });
  await givenSettlement(store, {
    ...record,
    stake: '55',
    record_version: 2,
    known_at: '2026-03-20T00:00:00Z',
  });

  const stakes = async (asOf: string) => (await simulate({ asOf })).totals['stakes'];

  expect(await stakes('2026-03-10T00:00:00Z')).toBe('0.00');
  expect(await stakes('2026-03-19T23:59:59Z')).toBe('50.00');
  expect(await stakes('2026-03-20T00:00:00Z')).toBe('55.00');
});

test('a report without days adds up over the slices it is computed in', async () => {
  for (const day of ['2026-01-05', '2026-02-14', '2026-03-31'])
    await givenSettlement(store, { day, stake: '10' });

  const told: [done: number, total: number, step: string][] = [];
  const order = {
    period: { from: '2026-01-01', to: '2026-03-31' },
    fields: ['product', 'provider', 'stakes'],
  };
  const { rows, rowCount } = await simulate(order, alder, (...step) => told.push(step));

  expect(told[0]).toEqual([0, 92, 'Adding up 2026-01-01 to 2026-01-03']);
  expect(told.length).toBeGreaterThan(4);
  expect(told.at(-1)).toEqual([92, 92, 'Done']);
  expect(rowCount).toBe(1);
  expect(rows[0]).toEqual(['Northlight', 'Golden Reef', '30.00', '30.00']);
});

const filters: [string, Condition, string][] = [
  ['eq', { field: 'provider', op: 'eq', value: 'Northlight' }, '1.00'],
  ['ne', { field: 'provider', op: 'ne', value: 'Northlight' }, '6.00'],
  ['in', { field: 'product', op: 'in', value: ['Golden Reef', '50% _more!'] }, '3.00'],
  ['nin', { field: 'product', op: 'nin', value: ['Golden Reef'] }, '6.00'],
  ['contains, which knows no wildcards', { field: 'product', op: 'contains', value: '% _M' }, '2.00'],
  ['startsWith', { field: 'product', op: 'startsWith', value: 'gold' }, '1.00'],
  ['isNull', { field: 'provider', op: 'isNull' }, '4.00'],
  ['between', { field: 'day', op: 'between', value: ['2026-03-10', '2026-03-10'] }, '7.00'],
  ['gt on a day', { field: 'day', op: 'gt', value: '2026-03-10' }, '0.00'],
  ['an injection', { field: 'provider', op: 'eq', value: "' or true --" }, '0.00'],
  ['ge on a measure, which chooses rows', { field: 'stakes', op: 'ge', value: '2' }, '6.00'],
  ['lt on the hold', { field: 'hold', op: 'lt', value: '1' }, '0.00'],
];

test.each(filters)('a filter %s takes what it says', async (_, condition, stakes) => {
  await givenProduct(store, { brand_id: 'alder', id: 'game-2', name: '50% _more!', provider: 'Ember' });
  await givenSettlement(store, { stake: '1' });
  await givenSettlement(store, { stake: '2', product_id: 'game-2' });
  await givenSettlement(store, { stake: '4', product_id: 'unheard-of' });

  const simulation = await simulate({ fields: ['day', 'productId', 'stakes', 'hold'], filters: [condition] });

  expect(simulation.totals['stakes']).toBe(stakes);
  expect(simulation.checks.find(({ id }) => id === 'INV-04')).toMatchObject({ ok: true });
});

test('the order in which facts were loaded does not change the hash; a different fact does', async () => {
  await givenSettlement(store, { day: '2026-03-11', stake: '7' });
  await givenSettlement(store, { day: '2026-03-10', stake: '5' });
  const hash = (await simulate()).contentHash;
  await store.query('delete from settlement');
  await givenSettlement(store, { day: '2026-03-10', stake: '5.0000' });
  await givenSettlement(store, { day: '2026-03-11', stake: '7' });

  expect((await simulate()).contentHash).toBe(hash);
  expect(hash).toMatch(/^sha256:[0-9a-f]{64}$/);

  await givenSettlement(store, { day: '2026-03-11', stake: '0.0001' });
  expect((await simulate()).contentHash).not.toBe(hash);
});

test('a month without facts is a nil report', async () => {
  const simulation = await simulate();

  expect(simulation).toMatchObject({
    rowCount: 0,
    meta: { noActivity: true, status: 'FINAL' },
    totals: { ggr: '0.00' },
  });
  expect(simulation.checks.map(({ id }) => id)).toContain('NIL');
});

test('a filter that matches nothing is no lack of activity', async () => {
  await givenSettlement(store);

  const simulation = await simulate({ filters: [{ field: 'device', op: 'eq', value: 'fax' }] });

  expect(simulation).toMatchObject({ rowCount: 0, meta: { noActivity: false } });
});

test('a gap, a damaged file and a period that is not over make the figures provisional', async () => {
  await givenBatch(store, { id: 'btc-1', seq: 1 });
  await givenBatch(store, { id: 'btc-2', seq: 2, state: 'MISSING', period_from: null, period_to: null });
  await givenBatch(store, { id: 'btc-3', seq: 3, state: 'PARTIAL' });
  await givenBatch(store, {
    id: 'btc-4',
    seq: 4,
    state: 'REJECTED',
    period_from: '2026-05-01T00:00:00Z',
    period_to: '2026-05-01T01:00:00Z',
  });
  await givenBatch(store, { id: 'btc-5', seq: 1, state: 'PARTIAL', channel: 'RETAIL' });
  await givenBatch(store, { id: 'btc-6', seq: 6, state: 'PARTIAL' });
  for (const batch_id of ['btc-3', 'btc-4', 'btc-5']) await givenReject(store, { batch_id });
  // What it lacked came with a later file.
  await givenReject(store, { batch_id: 'btc-6', resolved_at: '2026-03-11T00:00:00Z' });

  expect((await simulate()).meta).toMatchObject({
    status: 'PROVISIONAL',
    statusReasons: ['PARTIAL:btc-3', 'GAP:btc-2'],
  });
  const april = await simulate({ period: { from: '2026-04-01', to: '2026-04-30' } });
  expect(april.meta.statusReasons).toEqual(['OPEN:2026-04-10']);
  expect(april.checks.find(({ id }) => id === 'DATA')).toMatchObject({ ok: false, severity: 'WARN' });
});

test('two versions in force at once are found before they count twice', async () => {
  await givenSettlement(store, { record_id: 'r-1' });
  await givenSettlement(store, { record_id: 'r-1', record_version: 2 });

  const { checks } = await simulate();

  expect(checks.find(({ id }) => id === 'INV-14')).toMatchObject({ ok: false, severity: 'ERROR' });
});

test('a stake returned after the bet was settled lowers revenue once', async () => {
  const settled = { bet_record_id: 'late', stake: '50' };
  await givenSettlement(store, { ...settled, result: 'LOST' });
  await givenSettlement(store, { ...settled, record_id: 'back', result: 'LATE_VOID' });

  const { totals, checks } = await simulate();

  expect(totals).toMatchObject({ bets: 1, stakes: '50.00', voids: '50.00', ggr: '0.00' });
  expect(checks.every(({ ok, severity }) => ok || severity !== 'ERROR')).toBe(true);
});

test('a return looks at the play of its tax class, in shops too, and at no other', async () => {
  await givenBet(store, { stake: '10', vertical: 'SPORTS_LIVE' });
  await givenBet(store, { stake: '5', vertical: 'SPORTS_PREMATCH', channel: 'RETAIL' });
  await givenBet(store, { stake: '100', vertical: 'CASINO_SLOTS' });

  const { totals, meta, checks } = await simulate({ type: 'TZ_SPORTS_MONTHLY' });

  expect(totals).toMatchObject({ stakes: '15.00', ggr: '15.00' });
  expect(meta.filtersText).toEqual(['Channel is online or retail', 'Tax class is SPORTS']);
  expect(checks.map(({ id }) => id)).not.toContain('PERIOD');
});

test('part of a month may be simulated for a monthly report, with a warning', async () => {
  const { checks } = await simulate({
    type: 'TZ_SPORTS_MONTHLY',
    period: { from: '2026-03-01', to: '2026-03-15' },
  });

  expect(checks).toContainEqual(expect.objectContaining({ id: 'PERIOD', ok: false, severity: 'WARN' }));
});

test('mandatory columns come back, and dimensions stand before measures', async () => {
  const { columns } = await simulate({ type: 'TZ_SPORTS_MONTHLY', fields: ['hold', 'device', 'bets'] });

  expect(columns.map(({ field }) => field)).toEqual([
    'day',
    'licence',
    'device',
    'bets',
    'stakes',
    'voids',
    'netStakes',
    'winnings',
    'ggr',
    'hold',
  ]);
});

test.each<[string, Partial<ReportOrder>, string]>([
  ['a type of another country', { type: 'MT_MONTHLY' }, 'type'],
  ['an unknown column', { fields: ['day', 'shoeSize'] }, 'fields.1'],
  ['a basis that the type does not have', { type: 'TZ_SPORTS_MONTHLY', basis: 'SETTLED' }, 'basis'],
  ['knowledge from the future', { asOf: '2026-04-10T08:00:01Z' }, 'asOf'],
  ['an unknown column to filter by', { filters: [{ field: 'secret', op: 'isNull' }] }, 'filters.0.field'],
  [
    'a text comparison on an amount',
    { filters: [{ field: 'ggr', op: 'contains', value: '1' }] },
    'filters.0.op',
  ],
  [
    'a day that does not exist',
    { filters: [{ field: 'day', op: 'eq', value: '2026-02-30' }] },
    'filters.0.value',
  ],
  ['a range with one end', { filters: [{ field: 'ggr', op: 'between', value: ['1'] }] }, 'filters.0.value'],
])('%s is refused by name', async (_, order, field) => {
  await expect(simulate(order)).rejects.toMatchObject({
    status: 400,
    errors: [expect.objectContaining({ field })],
  });
});

test('the gaming day of another zone decides when a period is over', async () => {
  const period = { from: '2026-04-09', to: '2026-04-09' };

  expect((await simulate({ period }, alder)).meta.statusReasons).toEqual([
    'LATE_TOLERANCE:2026-04-10T21:00:00.000Z',
  ]);
  const early = new Date('2026-04-10T03:59:00Z');
  const plan = planReport(onlineReports, elm, { type: 'ONLINE_DAILY', period, filters: [] }, early);
  const { meta } = await simulateReport(store, plan, { brand: elm, userId: 'u-1', now: early });
  expect(meta.statusReasons).toEqual(['OPEN:2026-04-09']);
});

test('an abort between slices leaves nothing behind', async () => {
  await givenSettlement(store);
  const controller = new AbortController();
  const plan = planReport(onlineReports, alder, { type: 'ONLINE_DAILY', period: march, filters: [] }, now);

  const simulation = simulateReport(store, plan, {
    brand: alder,
    userId: 'u-1',
    now,
    signal: controller.signal,
    progress: (done) => done >= 3 && controller.abort(new Error('cancelled')),
  });

  await expect(simulation).rejects.toThrow('cancelled');
  expect(await store.query('select id from simulation')).toEqual([]);
  expect(await store.query('select row_no from report_row')).toEqual([]);
});
