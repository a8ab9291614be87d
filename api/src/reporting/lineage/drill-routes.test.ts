import Big from 'big.js';
import type { Endpoint, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readDrill, readLineage } from '@tallyhouse/shared/contracts/lineage';
import {
  alder,
  elm,
  givenBatch,
  givenBet,
  givenBrands,
  givenSettlement,
} from '../../figures/testing/given-facts';
import { readConfig } from '../../platform/config/config';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

type AnswerOf<E extends Endpoint> = Parsed<NonNullable<E['answer']>>;
type Drill = AnswerOf<typeof readDrill>;

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await store.query(
    `insert into source (brand_id, id, channel, name) values ('alder', 'alder-online', 'ONLINE', 'Platform')`,
  );
  await givenBatch(store, {
    ...{ id: 'btc-1', loaded_at: '2026-03-10T10:05:00Z', sha256: 'ab' },
    period_from: '2026-02-28T21:00:00Z',
  });
  await givenBet(store, { record_id: 'bet-1', player_ref: 'px-canary1' });
  await givenSettlement(store, { day: '2026-03-09', stake: '30', payout: '10', vertical: 'SPORTS_LIVE' });
  await givenSettlement(store, { day: '2026-03-10', stake: '100', payout: '250.55' });
  await givenSettlement(store, { day: '2026-03-10', stake: '40', record_version: 2, device: 'MOBILE' });
  await givenSettlement(store, { day: '2026-03-10', stake: '9', brand_id: 'elm', currency: 'EUR' });
  const { sessions } = readConfig({});
  app = await startTestApp(store, {
    now: '2026-04-10T08:00:00Z',
    config: { sessions: { ...sessions, accessTokenSeconds: 3600 } },
  });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

const cell = {
  brandId: 'alder',
  period: { from: '2026-03-01', to: '2026-03-31' },
  basis: 'SETTLED',
  asOf: '2026-04-10T08:00:00.000Z',
};
async function tokenOf(body: object = {}, as = reporter): Promise<string> {
  return (await as('POST', '/api/Drill/open', { body: { ...cell, ...body } })).json<{ token: string }>()
    .token;
}
async function drill(token: string, query: Record<string, string> = {}, as = reporter): Promise<Drill> {
  return (await as('GET', '/api/Drill', { query: { token, ...query } })).json<Drill>();
}

test('a total opens level by level down to its tickets', async () => {
  const token = await tokenOf();
  const days = await drill(token, { level: 'day' });

  expect(days).toMatchObject({
    cell: { brandId: 'alder', measure: 'ggr', currency: 'TZS', basis: 'SETTLED', contentId: null },
    value: '-90.55',
    facts: 3,
    level: 'day',
    totalCount: 2,
    groups: [
      { key: '2026-03-09', value: '20.00', facts: 1 },
      { key: '2026-03-10', value: '-110.55', facts: 2 },
    ],
  });
  const tenth = await drill(days.groups[1]?.token ?? '', { level: 'fact' });
  expect(tenth).toMatchObject({
    value: '-110.55',
    totalCount: 2,
    cell: { filtersText: expect.arrayContaining(['Gaming day is 2026-03-10']) },
  });
  expect(tenth.items[0]).toMatchObject({
    kind: 'SETTLEMENT',
    value: '-150.55',
    batchId: 'btc-1',
    result: 'WON',
  });
  const batches = await drill(days.groups[1]?.token ?? '', { level: 'batch', measure: 'stakes' });
  expect(batches.groups).toMatchObject([{ key: 'btc-1', value: '140.00' }]);
  const within = await drill(batches.groups[0]?.token ?? '', { measure: 'stakes' });
  expect(within.items).toHaveLength(2);
  // Few facts open at once.
  expect((await drill(token)).level).toBe('fact');
});

test('a token opens nothing to others, not changed, not after half an hour, and not when facts were changed under it', async () => {
  const token = await tokenOf();
  const stranger = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  const asked = (as: TestCaller, with_: string) => as('GET', '/api/Drill', { query: { token: with_ } });
  const middle = token.length - 20;
  const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;

  expect((await asked(stranger, token)).statusCode).toBe(404);
  expect((await asked(reporter, changed)).statusCode).toBe(404);
  expect((await asked(reporter, 'drl_short')).statusCode).toBe(400);
  expect((await reporter('GET', '/api/Drill', { query: { token }, brand: 'alder' })).statusCode).toBe(200);
  expect(Buffer.from(token.slice(4), 'base64url').toString()).not.toContain('alder');
  const both = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'], id: 'u_both' });
  const query = { token: await tokenOf({}, both) };
  expect((await both('GET', '/api/Drill', { query })).statusCode).toBe(200);
  expect((await both('GET', '/api/Drill', { query, brand: 'elm' })).statusCode).toBe(404);
  await app.store.query(`update app_user_role set brand_id = 'elm' where user_id = 'u_reporter'`);
  expect((await asked(reporter, token)).statusCode).toBe(404);
  await app.store.query(`update app_user_role set brand_id = 'alder' where user_id = 'u_reporter'`);
  await givenBatch(app.store, { id: 'late', seq: 2, loaded_at: '2026-04-01T00:00:00Z' });
  expect((await asked(reporter, token)).json()).toMatchObject({ status: 409, code: 'SNAPSHOT_CHANGED' });
  app.advance(30 * 60_000);
  expect((await asked(reporter, token)).json()).toMatchObject({ status: 410, code: 'EXPIRED' });
});

test('figures of other brands are opened by nobody, and conditions are checked', async () => {
  const open = (body: object) => reporter('POST', '/api/Drill/open', { body: { ...cell, ...body } });

  expect((await open({ brandId: 'elm' })).statusCode).toBe(404);
  expect((await open({ conditions: [{ field: 'ggr', op: 'gt', value: '0' }] })).statusCode).toBe(400);
  expect((await open({ conditions: [{ field: 'nonsense', op: 'eq', value: 'x' }] })).statusCode).toBe(400);
  const long = {
    field: 'product',
    op: 'in',
    value: Array.from({ length: 100 }, (_, n) => `${n}`.padStart(200, 'x')),
  };
  expect((await open({ conditions: [long] })).json()).toMatchObject({ errors: [{ code: 'TOO_LONG' }] });
});

test('who sees no details gets tickets without names; players are shown for a reason only, and that is on record', async () => {
  const facts = async (as: TestCaller, headers: Record<string, string> = {}) => {
    const answer = await as('GET', '/api/Drill', { query: { token: await tokenOf({}, as) }, headers });
    return answer.json<Drill>();
  };
  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });

  const plain = await facts(admin);
  expect(plain.value).toBe('-90.55');
  for (const item of plain.items) {
    expect(item).toMatchObject({ recordId: null, betRecordId: null, cashierId: null, playerRef: null });
  }
  const masked = await facts(reporter);
  expect(masked.isMasked).toBe(true);
  expect(masked.items[0]).toMatchObject({
    betRecordId: 'bet-1',
    playerRef: expect.stringMatching(/^player-[0-9a-f]{12}$/),
  });
  const shown = await facts(reporter, { 'unmask-reason': 'Complaint 4711 of a player' });
  expect(shown.items[0]?.playerRef).toBe('px-canary1');
  expect(
    (
      await admin('GET', '/api/Drill', {
        query: { token: await tokenOf({}, admin) },
        headers: { 'unmask-reason': 'Complaint 4711 of a player' },
      })
    ).statusCode,
  ).toBe(403);
  const audited = await app.store.query(
    `select actor_id, detail from audit_event where action = 'PLAYER_UNMASKED'`,
  );
  expect(audited).toEqual([
    { actor_id: 'u_reporter', detail: expect.stringContaining('Complaint 4711 of a player') },
  ]);
});

test('lineage names the batches, sources and versions behind a figure', async () => {
  const answer = await reporter('GET', '/api/Lineage', { query: { cell: await tokenOf() } });

  expect(answer.json<AnswerOf<typeof readLineage>>()).toMatchObject({
    value: '-90.55',
    facts: 3,
    formula: 'netStakes - winnings',
    ruleIds: [],
    records: { corrected: 1, replacedSince: 0, firstKnownAt: '2026-03-01T00:00:00.000Z' },
    sources: [{ id: 'alder-online', name: 'Platform', facts: 3, value: '-90.55' }],
    batches: [{ id: 'btc-1', kind: 'BETS', sha256: 'ab', state: 'LOADED', facts: 3, value: '-90.55' }],
    totalCount: 1,
  });
});

test('every row of a report, and its totals, have a way to their facts, which add up to them', async () => {
  const period = cell.period;
  const body = {
    ...{ type: 'ONLINE_DAILY', period, fields: ['day', 'vertical', 'device', 'stakes', 'ggr'] },
    filters: [{ field: 'vertical', op: 'in', value: ['CASINO_SLOTS', 'SPORTS_LIVE'] }],
  };
  const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand: 'alder', body });
  const { simulationId } = simulated.json<{ simulationId: string }>();
  const explore = async (view: object) => {
    const answer = await reporter('POST', '/api/OnlineReports/lastReportDetails2', {
      brand: 'alder',
      body: { simulationId, ...view },
    });
    return answer.json<{
      items: {
        values: Record<string, string>;
        status?: string;
        lineage?: { batchCount: number; drillToken: string | null };
      }[];
      totals: Record<string, string>;
      totalsDrillToken?: string | null;
    }>();
  };

  const views = [
    {},
    { groupBy: ['day'] },
    { groupBy: ['device'], filters: [{ field: 'day', op: 'eq', value: '2026-03-10' }] },
  ];
  for (const view of views) {
    const { items, totals, totalsDrillToken } = await explore({ ...view, include: ['lineage', 'status'] });
    for (const measure of ['ggr', 'stakes']) {
      const { value } = await drill(totalsDrillToken ?? '', { measure });
      expect([view, measure, new Big(value).toFixed(2)]).toEqual([view, measure, totals[measure]]);
    }
    expect(items.length).toBeGreaterThan(1);
    for (const { values, lineage, status } of items) {
      expect(status).toBe('FINAL');
      for (const measure of ['ggr', 'stakes']) {
        const opened = await drill(lineage?.drillToken ?? '', { measure, level: 'fact' });
        const sum = opened.items.reduce((total, { value }) => total.plus(value), new Big(0));
        expect([values, measure, sum.toFixed(2)]).toEqual([values, measure, values[measure]]);
        expect(opened.cell.contentId).not.toBeNull();
        if (opened.facts > 0) expect(lineage?.batchCount).toBe(1);
      }
    }
  }
  const left = await explore({
    groupBy: ['day'],
    filters: [{ field: 'ggr', op: 'gt', value: '0' }],
    include: ['lineage'],
  });
  expect(left.items.map(({ lineage }) => lineage?.drillToken)).toEqual(left.items.map(() => null));
  expect(left.totalsDrillToken).toBeNull();
  const plain = await explore({});
  expect(plain.items[0]?.lineage).toBeUndefined();
  expect(plain.totalsDrillToken).toBeUndefined();
});
