import { readDashboardSummary, type DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import {
  alder,
  elm,
  givenBatch,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp;

afterEach(() => app.close());

test('the month up to yesterday stands against the same days of the month before', async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-03-15T10:00:00Z' });
  for (const day of [
    '2026-01-31',
    '2026-02-01',
    '2026-02-14',
    '2026-02-15',
    '2026-03-01',
    '2026-03-14',
    '2026-03-15',
  ]) {
    await givenBet(store, { day, stake: '100', record_id: day });
    await givenSettlement(store, { day, bet_record_id: day, stake: '60', payout: '20' });
  }
  // Its bet was never loaded: nothing is open of it, and it leaves what is open of others.
  await givenSettlement(store, {
    ...{ day: '2026-03-14', bet_record_id: 'lost', stake: '5' },
    ...{ result: 'VOID', channel: 'RETAIL' },
  });
  await givenPayment(store, { day: '2026-03-14', gross: '30' });
  // Long before both months: what is open rests on it all the same.
  await givenBatch(store, {
    ...{ id: 'lost', state: 'MISSING', kind: 'BETS', channel: 'ONLINE', seq: 7 },
    ...{ period_from: '2025-12-01T00:00:00Z', period_to: '2025-12-02T00:00:00Z' },
  });
  await givenSettlement(store, { day: '2026-03-14', stake: '1000', brand_id: 'elm' });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  const answer = await viewer('GET', readDashboardSummary.path, { brand: 'alder' });

  const late = 'LATE_TOLERANCE:2026-03-15T21:00:00.000Z';
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    currency: 'TZS',
    meta: { period: { from: '2026-03-01', to: '2026-03-14' }, statusReasons: [late], noActivity: false },
    stakes: { current: '125.00', previous: '120.00' },
    voids: { current: '5.00', previous: '0.00' },
    winnings: { current: '40.00', previous: '40.00' },
    ggr: { current: '80.00', previous: '80.00' },
    bets: { current: 3, previous: 2 },
    openBets: '240.00',
    unpaidWinnings: '90.00',
    balances: { status: 'PROVISIONAL', statusReasons: [late, 'GAP:lost'] },
    reports: [],
  });
  expect(answer.json().daily).toEqual([
    { day: '2026-02-14', channel: 'ONLINE', stakes: '60.00', ggr: '40.00' },
    { day: '2026-02-15', channel: 'ONLINE', stakes: '60.00', ggr: '40.00' },
    { day: '2026-03-01', channel: 'ONLINE', stakes: '60.00', ggr: '40.00' },
    { day: '2026-03-14', channel: 'ONLINE', stakes: '60.00', ggr: '40.00' },
    { day: '2026-03-14', channel: 'RETAIL', stakes: '5.00', ggr: '0.00' },
  ]);
});

test('a day whose files have not all come is not compared yet; a series that ended holds nothing back', async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder]);
  app = await startTestApp(store, { now: '2026-03-15T10:00:00Z' });
  const files: readonly (readonly [string, string, string])[] = [
    ['alder-online', 'BETS', '2026-03-15T03:00:00Z'],
    ['alder-online', 'SETTLEMENTS', '2026-03-13T20:00:00Z'],
    ['alder-online', 'BALANCES', '2026-03-12T03:00:00Z'],
    ['alder-tills', 'BETS', '2026-02-01T03:00:00Z'],
  ];
  for (const [source_id, kind, period_to] of files)
    await givenBatch(store, {
      ...{ id: `${source_id}-${kind}`, source_id, kind, period_to, period_from: '2026-02-01T02:00:00Z' },
      loaded_at: '2026-03-15T03:05:00Z',
    });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const period = async () =>
    (await viewer('GET', readDashboardSummary.path, { brand: 'alder' })).json<DashboardSummary>().meta.period;

  // The gaming day of the 13th runs until 21:00 UTC.
  expect(await period()).toMatchObject({ from: '2026-03-01', to: '2026-03-12' });
  await store.query(`update load_batch set period_to = '2026-03-15T03:00:00Z' where kind = 'SETTLEMENTS'`);
  expect(await period()).toMatchObject({ from: '2026-03-01', to: '2026-03-14' });
});
