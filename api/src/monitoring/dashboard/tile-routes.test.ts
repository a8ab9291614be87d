import type { ChangeLine, Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { sumMoney } from '../../domain/money/money';
import { recordApiCall } from '../../platform/call-log/record-api-call';
import {
  alder,
  elm,
  givenBatch,
  givenBet,
  givenBrands,
  insertLicence,
  givenSettlement,
} from '../../figures/testing/given-facts';
import { givenReport } from '../alerts/engine/testing/given-rows';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenSettlement(store, { day: '2026-03-03', stake: '100', payout: '30', bet_record_id: 'b-0' });
  await givenSettlement(store, { day: '2026-02-02', stake: '80', bet_record_id: 'b-1' });
  await givenSettlement(store, { day: '2026-02-20', stake: '999', bet_record_id: 'b-2' });
  await givenBet(store, { day: '2026-02-20', record_id: 'b-2', stake: '999' });
  await givenBet(store, { day: '2026-02-02', record_id: 'b-1', stake: '80' });
  await givenBet(store, { day: '2026-03-03', record_id: 'b-0', stake: '100' });
  await store.query(
    `insert into source (brand_id, id, channel, name) values ('alder', 'alder-online', 'ONLINE', 'Platform')`,
  );
  app = await startTestApp(store, { now: '2026-03-05T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

async function tiles(as = reporter, brand?: string): Promise<Map<string, Tile>> {
  const answer = await as('GET', '/api/Dashboard/tiles', brand === undefined ? {} : { brand });
  expect(answer.statusCode).toBe(200);
  return new Map(answer.json<{ items: Tile[] }>().items.map((tile) => [tile.id, tile]));
}

test('the month is set against the same days of the one before, and leads to the total that it is', async () => {
  const tile = (await tiles()).get('MONTH_GGR');

  expect(tile).toMatchObject({ brandId: 'alder', amount: '70.00', compared: '80.00', currency: 'TZS' });
  expect(tile?.link).toMatchObject({
    route: '/total-report',
    query: { from: '2026-03-01', to: '2026-03-04', basis: 'SETTLED', compare: 'same-days' },
  });
  const { from = '', to = '', basis = '' } = tile?.link.query ?? {};
  const total = await reporter('GET', '/api/TotalReports', {
    brand: 'alder',
    query: { from, to, basis },
  });
  expect(JSON.stringify(total.json())).toContain('"ggr":"70.00"');
});

test('taxes of the month lead to the total that says the same', async () => {
  await insertLicence(app.store, { id: 'lic-1', authority: 'GBT', products: 'SPORTS' });
  const tile = (await tiles()).get('MONTH_TAX');
  const { from = '', to = '', basis = '' } = tile?.link.query ?? {};

  const total = await reporter('GET', '/api/TotalReports', { brand: 'alder', query: { from, to, basis } });

  const { tax, levy } = total.json<{ brands: BrandTotal[] }>().brands[0]?.measures ?? {};
  expect(Number(tile?.amount)).toBeGreaterThan(0);
  expect(sumMoney([tax ?? '', levy ?? ''])).toBe(tile?.amount);
});

test('what is alarming is said so: alerts, refused reports, players’ money, authorities that do not answer', async () => {
  const { store } = app;
  await store.query(
    `insert into critical_alert (id, dedupe_key, code, severity, state, brand_id, object_kind, object_id, title, detail,
       is_standing, first_seen_at, last_seen_at, seen_count, reopen_count, version, incident_id)
     select 'a' || b, 'k' || b, 'CA-05', 'CRITICAL', 'OPEN', b, 'day', 'd', 't', 'd', true,
       timestamp '2026-03-04 00:00:00', timestamp '2026-03-04 00:00:00', 1, 0, 1, 'inc' || b
     from (values ('alder'), ('elm')) brands (b)`,
  );
  await store.query(
    `insert into balance_snapshot (brand_id, source_id, record_id, record_version, currency, closed_at, gaming_day,
       player_cash, bonus, open_bets, unpaid_winnings, pending_withdrawals, jackpot_pools, held_funds, batch_id, known_at)
     values ('alder', 'alder-online', 's', 1, 'TZS', '2026-03-04T21:00:00Z', '2026-03-04', 500, 0, 0, 0, 0, 0, 499,
       'btc-1', '2026-03-05T00:00:00Z')`,
  );
  for (const [id, status] of [
    ['a', null],
    ['b', 503],
    ['c', 400],
    ['d', 200],
  ] as const)
    await recordApiCall(store, {
      ...{ id, brandId: 'alder', direction: 'OUT', at: new Date('2026-03-05T07:00:00Z'), method: 'POST' },
      ...{ path: '/x', status, durationMs: 100, requestBytes: 0, responseBytes: 0, actorId: null },
      ...{ authorityId: 'GBT', attempt: 1, correlationId: id, payloadHash: null, requestBody: null },
      ...{ responseBody: null, problemCode: null },
    });

  const shown = await tiles();

  expect(shown.get('CRITICAL_ALERTS')).toMatchObject({ count: 1, tone: 'ALARM' });
  expect(shown.get('COVERAGE')).toMatchObject({ amount: '499.00', compared: '500.00', tone: 'ALARM' });
  expect(shown.get('AUTHORITY_HEALTH')).toMatchObject({
    ...{ authorityId: 'GBT', count: 2, tone: 'ALARM' },
    words: '2 of 4 calls to GBT failed within a day; one takes 100 ms on average.',
    link: { route: '/api-log', query: { direction: 'OUT', authority: 'GBT' } },
  });
  expect(shown.get('REJECTED')).toMatchObject({ count: 0, tone: 'OK' });
  expect(shown.get('RECONCILIATION')).toMatchObject({ reconciliation: 'NOTHING', tone: 'UNKNOWN' });
  await givenBatch(store, {
    ...{ id: 'gap_x', seq: 9, state: 'MISSING', file: '' },
    ...{ period_from: '2026-03-04T09:00:00Z', period_to: '2026-03-04T10:00:00Z' },
  });
  expect((await tiles()).get('RECONCILIATION')).toMatchObject({
    reconciliation: 'INCOMPLETE',
    tone: 'ATTENTION',
  });
});

test('how late the loads are goes by the rhythm of their files: a daily one is not late in the evening', async () => {
  const filesUntil = (day: string, periodDays: number) =>
    app.store.query(
      `update load_batch set period_to = timestamp '${day}', period_from = timestamp '${day}' - interval '${periodDays} days'`,
    );
  const tone = async () => (await tiles()).get('LOAD_LAG')?.tone;
  await givenBatch(app.store, { lag_seconds: 0, last_event_at: '2026-03-04T00:00:00Z' });

  await filesUntil('2026-03-05', 1);
  expect((await tiles()).get('LOAD_LAG')).toMatchObject({ seconds: 32 * 3600, tone: 'OK' });
  await filesUntil('2026-03-04', 1);
  expect(await tone()).toBe('ATTENTION');
  await filesUntil('2026-03-02', 1);
  expect(await tone()).toBe('ALARM');
});

test('who may not open a screen has no tile of it, and another brand’s numbers are nobody’s', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['elm'] });

  const shown = await tiles(viewer);

  expect([...shown.keys()]).not.toContain('WAITING_FOR_ME');
  expect([...shown.keys()]).not.toContain('LOAD_LAG');
  expect(shown.get('MONTH_GGR')).toMatchObject({ brandId: 'elm', amount: '0.00' });
  expect((await reporter('GET', '/api/Dashboard/tiles', { brand: 'elm' })).statusCode).toBe(403);
});

test('for each brand by itself: what is late, due and burning, and what the reader may see of it alone', async () => {
  const { store } = app;
  await insertLicence(store, { id: 'alder-sports', authority: 'GBT', products: 'SPORTS' });
  await store.query(
    `insert into critical_alert (id, dedupe_key, code, severity, state, brand_id, object_kind, object_id, title, detail,
       is_standing, first_seen_at, last_seen_at, seen_count, reopen_count, version, incident_id)
     select 'a' || n, 'k' || n, 'CA-05', 'CRITICAL', 'OPEN', 'alder', 'day', 'd', 't', 'd', true,
       timestamp '2026-03-04 00:00:00', timestamp '2026-03-04 00:00:00', 1, 0, 1, 'inc' || n
     from (values ('1'), ('2')) numbers (n)`,
  );
  const read = async (as: TestCaller, query: Record<string, string>) =>
    (await as('GET', '/api/Dashboard/tiles', { query })).json<{ items: Tile[] }>().items;
  const both = await app.signIn({ role: 'approver', brandIds: ['alder', 'elm'] });

  const [all, each] = [await read(both, {}), await read(both, { by: 'brand' })];
  const of = (items: Tile[], id: Tile['id']): Record<string, number | null> =>
    Object.fromEntries(items.flatMap((one) => (one.id === id ? [[one.brandId ?? 'all', one.count]] : [])));

  expect(of(each, 'CRITICAL_ALERTS')).toEqual({ alder: 2, elm: 0 });
  const late = of(each, 'OVERDUE');
  expect(late['alder']).toBeGreaterThan(0);
  expect(late['elm']).toBe(0);
  expect(of(all, 'OVERDUE')).toEqual({ all: late['alder'] });
  expect(of(each, 'TAX_OVERDUE')).toHaveProperty('elm');
  // Figures are of one brand in any case.
  expect(each.filter(({ id }) => id === 'MONTH_GGR')).toEqual(all.filter(({ id }) => id === 'MONTH_GGR'));
  expect(new Set((await read(reporter, { by: 'brand' })).map(({ brandId }) => brandId ?? 'all'))).toEqual(
    new Set(['alder', 'all']),
  );
});

test('what changed since yesterday: corrections, refused records and deeds, with where to look', async () => {
  await givenBatch(app.store, { id: 'usual', seq: 1, loaded_at: '2026-03-04T10:00:00Z' });
  await givenBatch(app.store, { id: 'fixed', seq: 2, loaded_at: '2026-03-04T11:00:00Z', corrected: 4 });
  await givenBatch(app.store, {
    id: 'partial',
    seq: 3,
    loaded_at: '2026-03-04T12:00:00Z',
    state: 'PARTIAL',
    rejected: 2,
  });
  await givenBatch(app.store, { id: 'old', seq: 4, loaded_at: '2026-03-01T12:00:00Z', state: 'PARTIAL' });
  await givenBatch(app.store, {
    id: 'theirs',
    seq: 4,
    brand_id: 'elm',
    loaded_at: '2026-03-04T12:00:00Z',
    state: 'PARTIAL',
  });
  await givenBatch(app.store, { id: 'gap_9', seq: 9, state: 'MISSING' });
  await reporter('POST', '/api/LoadData/gap_9/explainGap', {
    body: { reason: 'NO_EVENTS', note: 'The shop was closed.' },
  });

  const answer = await reporter('GET', '/api/Dashboard/changes');

  expect(answer.json<{ items: ChangeLine[] }>()).toMatchObject({
    since: '2026-03-04T08:00:00.000Z',
    totalCount: 3,
    items: [
      {
        ...{
          kind: 'DEED',
          title: 'A missing file was explained',
          detail: 'gap_9, by u_reporter (u_reporter@example.test)',
        },
        said: { code: 'GAP_EXPLAINED', params: { who: 'gap_9 · u_reporter (u_reporter@example.test)' } },
        link: { route: '/load-data', query: { batch: 'gap_9' } },
      },
      {
        kind: 'LOAD',
        title: '2 records from alder-online were rejected',
        link: { query: { batch: 'partial' } },
      },
      { kind: 'CORRECTION', title: 'alder-online corrected 4 records', link: { route: '/load-data' } },
    ],
  });
  const all = await reporter('GET', '/api/Dashboard/changes', { query: { since: '2026-02-28T00:00:00Z' } });
  expect(all.json()).toMatchObject({ totalCount: 4 });
  for (const since of ['2026-03-06T00:00:00Z', '2025-12-01T00:00:00Z'])
    expect((await reporter('GET', '/api/Dashboard/changes', { query: { since } })).statusCode).toBe(400);
});

test('of steps within one instant the later stands first', async () => {
  const step = (id: string, to: string, seq: number) =>
    app.store.query(
      `insert into report_transition (id, report_id, happened_at, from_state, to_state, actor_id, reason, audit_seq)
       values ($1, 'rep_1', timestamp '2026-03-05 07:00:00', null, $2, 'u_reporter', null, $3)`,
      [id, to, seq],
    );
  await givenReport(app.store, { state: 'SENT', at: '2026-03-01T08:00:00Z' });
  await step('trn_a', 'SENT', 900001);
  await step('trn_b', 'ACKNOWLEDGED', 900002);

  const answer = await reporter('GET', '/api/Dashboard/changes');

  expect(answer.json<{ items: ChangeLine[] }>().items.map(({ said }) => said?.params['reportState'])).toEqual(
    ['ACKNOWLEDGED', 'SENT'],
  );
});

test('the calendar says of each deadline whether it will be met', async () => {
  await insertLicence(app.store, { id: 'alder-sports', authority: 'GBT', products: 'SPORTS' });

  const read = async (query: Record<string, string> = {}) =>
    (await reporter('GET', '/api/Dashboard/calendar', { query })).json<{
      items: { outlook: string; words: string; dueDay: string; state: string }[];
    }>();
  const { items } = await read();

  expect(items.length).toBeGreaterThan(0);
  // Late returns of months ago stand beside those of the week.
  const old = items.filter(({ dueDay }) => dueDay < '2026-02-26');
  expect(new Set(old.map(({ state }) => state))).toEqual(new Set(['OVERDUE']));
  for (const item of items) {
    expect(item.words).not.toBe('');
    expect(item.outlook === 'MISSED').toBe(item.state === 'OVERDUE');
  }
  const late = await reporter('GET', '/api/Dashboard/calendar', {
    query: { from: '2026-03-01', to: '2027-04-01' },
  });
  expect(late.statusCode).toBe(400);
});
