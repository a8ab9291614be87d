import { rebuildDailySums } from '../../../figures/daily-sums/rebuild-daily-sums';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { faceValue } from '../../../domain/measures/treatment';
import type { DeclaredOffer } from '../../../reporting/reports/queries/fact-sums';
import type { AlertCode, AlertState } from '@tallyhouse/shared/contracts/critical-alerts';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import {
  alder,
  elm,
  givenBalances,
  givenBet,
  givenBrands,
  givenSettlement,
  givenShift,
  insertLicence,
} from '../../../figures/testing/given-facts';
import { openStore } from '../../../store/open-store';
import type { Store } from '../../../store/store';
import { givenPostgres, type GivenPostgres } from '../../../store/testing/given-postgres';
import { listIncidents } from '../list-incidents';
import { detectors } from './detectors';
import { runDetectors } from './run-detectors';
import {
  givenBatch,
  givenCalls,
  givenReport,
  givenRow,
  givenStep,
  givenSubmission,
} from './testing/given-rows';
import { onEngines } from '../../../store/testing/on-engines';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-alerts-'));
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const written = [
  'data_exception',
  'critical_alert',
  'critical_alert_step',
  'report',
  'report_content',
  'report_transition',
  'report_submission',
  'report_payload',
  'load_batch',
  'load_gap_explanation',
  'bet',
  'settlement',
  'drawer_shift',
  'balance_snapshot',
  'api_call',
  'authority_connection',
  'obligation_filing',
  'fx_rate',
  'licence',
  'brand_settings',
];

interface Seen {
  readonly state: AlertState;
  readonly object: string;
  readonly count: number;
  readonly reopened: number;
}

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder, fileName: 'alerts.duckdb' })],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('the engine on %s', (engine, open) => {
  let store: Store;

  const givenException = () =>
    givenRow(store, 'data_exception', {
      ...{ id: 'exc_1', brand_id: 'alder', law: 'PLACED', kind: 'settlement', source_id: 'alder-online' },
      ...{
        record_id: 's-1',
        ticket_id: 'b-1',
        batch_id: 'btc-1',
        channel: 'ONLINE',
        gaming_day: '2026-04-09',
      },
      ...{ since: '2026-04-09T12:00:00Z', state: 'OPEN', found_at: '2026-04-09T12:00:00Z' },
    });

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    await givenRow(store, 'source', {
      brand_id: 'alder',
      id: 'alder-online',
      channel: 'ONLINE',
      name: 'Platform',
    });
  });
  beforeEach(async () => {
    for (const table of written) await store.query(`delete from ${table}`);
  });
  afterAll(() => store.close());

  /** Lets one detector look at `now` and gives the alerts of its code. */
  async function look(code: AlertCode, now: string): Promise<Seen[]> {
    const own = detectors.filter((detector) => detector.code === code);
    const since = new Date(Date.parse(now) - 35 * 86_400_000);
    const round = await runDetectors(store, { now: new Date(now), since }, { detectors: own });
    expect(round.failures).toEqual([]);
    return store.query<Seen>(
      `select state as "state", object_id as "object", seen_count as "count", reopen_count as "reopened"
       from critical_alert where code = $1 order by first_seen_at, object_id`,
      [code],
    );
  }

  const once = { count: 1, reopened: 0 };

  test('CA-01 and CA-02: a return near its deadline, then late; filed late it asks for a note all the same', async () => {
    await insertLicence(store, {
      id: 'lic-sports',
      brand_id: 'alder',
      authority: 'GBT',
      number: '1',
      products: 'SPORTS_PREMATCH,SPORTS_LIVE',
      valid_from: '2025-01-01',
    });
    await store.query(`update brand set created_at = '2026-03-01T00:00:00Z' where id = 'alder'`);
    const march = (seen: Seen[]) =>
      seen.filter(({ object }) => object.includes('GGT-SPORTS|2026-03-01..2026-03-31'));

    expect(march(await look('CA-01', '2026-04-05T08:00:00Z'))).toEqual([]);
    const [near] = march(await look('CA-01', '2026-04-07T08:00:00Z'));
    expect(near).toMatchObject({ state: 'OPEN', ...once });
    expect(march(await look('CA-02', '2026-04-07T08:00:00Z'))).toEqual([]);
    expect(march(await look('CA-01', '2026-04-08T08:00:00Z'))).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
    expect(march(await look('CA-02', '2026-04-08T08:00:00Z'))).toMatchObject([{ state: 'OPEN', ...once }]);

    await givenRow(store, 'obligation_filing', {
      deadline_id: near?.object ?? '',
      brand_id: 'alder',
      authority_id: 'TRA',
      obligation_code: 'GGT-SPORTS',
      filed_on: '2026-04-09',
      reference: 'paper',
      recorded_by: 'u_1',
      recorded_at: '2026-04-09T08:00:00Z',
    });
    expect(march(await look('CA-02', '2026-04-09T09:00:00Z'))).toMatchObject([{ state: 'OPEN', ...once }]);
  });

  test('CA-03: no acknowledgement in time, until there is one', async () => {
    await givenReport(store, { state: 'SENT', sent_at: '2026-04-10T08:00:00Z' });
    await givenSubmission(store);

    expect(await look('CA-03', '2026-04-11T07:59:00Z')).toEqual([]);
    expect(await look('CA-03', '2026-04-11T08:01:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await store.query(`update report set state = 'ACKNOWLEDGED'`);
    expect(await look('CA-03', '2026-04-11T09:00:00Z')).toEqual([
      { state: 'AUTO_RESOLVED', object: 'rep_1', ...once },
    ]);
  });

  test('CA-04: rejected, until a newer version is accepted and not before', async () => {
    await givenReport(store, { state: 'REJECTED' });

    expect(await look('CA-04', '2026-04-10T09:00:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await givenReport(store, { id: 'rep_2', state: 'SENT', version: 2, replaces: 'rep_1' });
    expect(await look('CA-04', '2026-04-10T10:00:00Z')).toMatchObject([{ state: 'OPEN' }]);
    await store.query(`update report set state = 'ACCEPTED' where id = 'rep_2'`);
    expect(await look('CA-04', '2026-04-10T11:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-05: a report that the facts do not add up to, until they do', async () => {
    await givenSettlement(store, { day: '2026-03-10', stake: '100', payout: '40' });
    const totals = { stakes: '100.00', voids: '0.00', winnings: '40.00' };
    await givenReport(store, { state: 'ACCEPTED', totals });

    expect(await look('CA-05', '2026-04-10T09:00:00Z')).toEqual([]);
    await store.query('update settlement set payout_cash = 41');
    expect(await look('CA-05', '2026-04-10T10:00:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await store.query('update settlement set payout_cash = 40');
    expect(await look('CA-05', '2026-04-10T11:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
    await store.query('update settlement set payout_cash = 41');
    expect(await look('CA-05', '2026-04-10T12:00:00Z')).toMatchObject([
      { state: 'OPEN', count: 2, reopened: 1 },
    ]);
  });

  test('CA-05: a draft may differ, a failed check may not', async () => {
    await givenReport(store, { state: 'DRAFT', totals: { stakes: '7.00' } });
    const check = { id: 'INV-01', ok: false, severity: 'ERROR', detail: 'two rows break it' };
    await givenReport(store, { id: 'rep_2', version: 2, state: 'PENDING_CONFIRMATION', checks: [check] });

    expect(await look('CA-05', '2026-04-10T09:00:00Z')).toMatchObject([{ state: 'OPEN', object: 'rep_2' }]);
  });

  test.each([
    ['INV-13', () => givenBatch(store, { accepted: 99 }), 'INV-13 btc_alder_alder-online_bets_1'],
    [
      'INV-13',
      () => givenBatch(store, { computed_amount: '2.0000' }),
      'INV-13 btc_alder_alder-online_bets_1',
    ],
    ['a law of records', () => givenException(), 'PLACED'],
  ])('CA-05: %s broken in the store', async (_, given, object) => {
    await given();

    expect(await look('CA-05', '2026-04-10T09:00:00Z')).toEqual([{ state: 'OPEN', object, ...once }]);
  });

  test('CA-05: a law that records break is named by what it says, and over once they are mended', async () => {
    await givenException();
    await look('CA-05', '2026-04-10T09:00:00Z');
    expect(await store.query('select title, detail from critical_alert')).toEqual([
      {
        title: 'Records break a data rule: Every settled bet was placed',
        detail: expect.stringContaining('1 record is listed as an exception'),
      },
    ]);

    await store.query(`update data_exception set state = 'GONE'`);
    expect(await look('CA-05', '2026-04-10T10:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-05: records that were sent and are neither here nor refused, until they are', async () => {
    await givenBatch(store, {
      control_count: 2,
      computed_count: 2,
      received: 2,
      accepted: 2,
      control_amount: '200',
      computed_amount: '200',
    });
    const bet = (id: string) =>
      givenBet(store, {
        day: '2026-04-10',
        record_id: id,
        stake: '100',
        batch_id: 'btc_alder_alder-online_bets_1',
        known_at: '2026-04-10T01:04:00Z',
      });
    await bet('b-1');

    expect(await look('CA-05', '2026-04-11T09:00:00Z')).toEqual([
      { state: 'OPEN', object: 'alder-online BETS', ...once },
    ]);
    await bet('b-2');
    expect(await look('CA-05', '2026-04-11T10:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
    await store.query(`delete from bet where record_id = 'b-2'`);
    expect(await look('CA-05', '2026-04-11T11:00:00Z')).toMatchObject([{ state: 'OPEN', reopened: 1 }]);
    expect(await look('CA-05', '2026-05-11T11:00:00Z')).toMatchObject([{ state: 'OPEN', reopened: 1 }]);
  });

  test('CA-06: a missing file, until it is explained', async () => {
    for (const seq of [1, 3]) await givenBatch(store, { seq, gap_before: seq === 3 });
    const gap = { id: 'gap_alder_alder-online_bets_2', state: 'MISSING', loaded_at: null, lag_seconds: null };
    await givenBatch(store, { seq: 2, ...gap });

    const found = await look('CA-06', '2026-04-10T03:10:00Z');
    expect(found).toEqual([{ state: 'OPEN', object: gap.id, ...once }]);
    await givenRow(store, 'load_gap_explanation', {
      batch_id: gap.id,
      brand_id: 'alder',
      reason: 'NO_EVENTS',
      note: 'Nothing was sold in that hour',
      explained_by: 'u_1',
      explained_at: '2026-04-10T03:30:00Z',
    });
    expect(await look('CA-06', '2026-04-10T03:40:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-06: a source that has stopped, until it goes on', async () => {
    for (const seq of [1, 2, 3]) await givenBatch(store, { seq });

    expect(await look('CA-06', '2026-04-10T04:30:00Z')).toEqual([]);
    expect(await look('CA-06', '2026-04-10T05:10:00Z')).toEqual([
      { state: 'OPEN', object: 'alder-online', ...once },
    ]);
    for (const seq of [4, 5]) await givenBatch(store, { seq });
    expect(await look('CA-06', '2026-04-10T05:20:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-06: an hour without events that always has some, until they come', async () => {
    const hour = (week: number) => new Date(Date.parse('2026-04-10T10:00:00Z') - week * 7 * 86_400_000);
    await givenBatch(store, {
      seq: 1,
      period_from: '2026-01-01T00:00:00Z',
      period_to: '2026-01-01T01:00:00Z',
      lag_seconds: 60,
    });
    for (let week = 1; week <= 8; week += 1) {
      for (let bet = 0; bet < 5; bet += 1) await givenBet(store, { accepted_at: hour(week).toISOString() });
    }
    const silent = (seen: Seen[]) => seen.filter(({ object }) => object !== 'alder-online');

    expect(silent(await look('CA-06', '2026-04-10T12:30:00Z'))).toEqual([]);
    expect(silent(await look('CA-06', '2026-04-10T14:10:00Z'))).toEqual([
      { state: 'OPEN', object: 'alder-online 2026-04-10T10:00:00.000Z', ...once },
    ]);
    await givenBet(store, { accepted_at: '2026-04-10T10:20:00Z' });
    expect(silent(await look('CA-06', '2026-04-10T15:10:00Z'))).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-07: records of a report that was sent, until a newer version holds them', async () => {
    await givenReport(store, { state: 'ACCEPTED' });
    await givenSettlement(store, { day: '2026-03-10', known_at: '2026-03-10T12:00:00Z' });

    expect(await look('CA-07', '2026-04-10T09:00:00Z')).toEqual([]);
    await givenSettlement(store, { day: '2026-04-01', known_at: '2026-04-10T09:30:00Z' });
    await givenSettlement(store, { day: '2026-03-10', known_at: '2026-04-10T09:30:00Z', channel: 'RETAIL' });
    await givenBet(store, { day: '2026-03-10', known_at: '2026-04-10T09:30:00Z' });
    expect(await look('CA-07', '2026-04-10T10:00:00Z')).toEqual([]);
    await givenSettlement(store, { day: '2026-03-10', known_at: '2026-04-10T10:30:00Z' });
    expect(await look('CA-07', '2026-04-10T11:00:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await givenReport(store, {
      id: 'rep_2',
      state: 'SENT',
      version: 2,
      replaces: 'rep_1',
      asOf: '2026-04-10T11:30:00.000Z',
    });
    expect(await look('CA-07', '2026-04-10T12:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  const detailOf = () =>
    store.query(`select object_id as "object", detail as "detail" from critical_alert where state = 'OPEN'`);
  const counted = (records: number) => [
    { object: 'rep_1', detail: expect.stringMatching(new RegExp(`^${records} record`)) },
  ];

  test('CA-07: records of a filtered report are those of its filters', async () => {
    await givenReport(store, {
      state: 'ACCEPTED',
      filters: [{ field: 'licence', op: 'eq', value: 'lic-2' }],
    });
    const late = { day: '2026-03-10', known_at: '2026-04-10T09:30:00Z' };
    for (const licence of ['lic-1', 'lic-1', 'lic-3'])
      await givenSettlement(store, { ...late, licence_id: licence });

    expect(await look('CA-07', '2026-04-10T10:00:00Z')).toEqual([]);
    await givenSettlement(store, { ...late, licence_id: 'lic-2' });
    expect(await look('CA-07', '2026-04-10T10:10:00Z')).toMatchObject([{ state: 'OPEN', object: 'rep_1' }]);
    expect(await detailOf()).toEqual(counted(1));
  });

  test('CA-07: records of a return are those of the play that it declares, whatever channel it came through', async () => {
    const offer = (channel: Channel, licenceId: string, vertical: Vertical): DeclaredOffer => ({
      ...{ licenceId, channel, vertical, treatment: faceValue },
    });
    const offers = [offer('ONLINE', 'lic-1', 'CASINO_SLOTS'), offer('RETAIL', 'lic-2', 'SPORTS_PREMATCH')];
    await givenReport(store, { state: 'SENT', sent_at: '2026-04-10T08:00:00Z', offers });
    const late = { day: '2026-03-10', known_at: '2026-04-10T09:30:00Z' };
    await givenSettlement(store, { ...late, vertical: 'CRASH' });
    await givenSettlement(store, { ...late, licence_id: 'lic-2' });
    await givenSettlement(store, { ...late, channel: 'RETAIL' });
    expect(await look('CA-07', '2026-04-10T10:00:00Z')).toEqual([]);

    await givenSettlement(store, {
      ...{ ...late, channel: 'RETAIL', licence_id: 'lic-2', vertical: 'SPORTS_PREMATCH' },
    });
    await givenSettlement(store, late);
    await look('CA-07', '2026-04-10T10:10:00Z');
    expect(await detailOf()).toEqual(counted(2));
  });

  test('CA-07: a record that a correction takes out of a report counts for it, also where it moves to another month', async () => {
    await givenReport(store, {
      state: 'ACCEPTED',
      filters: [{ field: 'licence', op: 'eq', value: 'lic-1' }],
    });
    const corrected = '2026-04-10T09:30:00Z';
    const record = { record_id: 'moved', day: '2026-03-10' };
    await givenSettlement(store, { ...record, superseded_at: corrected });
    const next = { ...record, record_version: 2, known_at: corrected };
    await givenSettlement(store, { ...next, day: '2026-05-01', licence_id: 'lic-3' });

    expect(await look('CA-07', '2026-04-10T10:10:00Z')).toMatchObject([{ state: 'OPEN', object: 'rep_1' }]);
    expect(await detailOf()).toEqual(counted(1));
  });

  test('CA-08: a file that comes again, counted each time; repeated records above the tolerance of the brand', async () => {
    await givenBatch(store);
    await givenBatch(store, {
      id: 'btc_alder_alder-online_bets_1_r2',
      state: 'DUPLICATE',
      accepted: 0,
      duplicate: 100,
    });
    await givenBatch(store, { seq: 2, accepted: 99, duplicate: 1 });
    await givenBatch(store, { seq: 3, accepted: 98, duplicate: 2 });

    const found = ['btc_alder_alder-online_bets_1', 'btc_alder_alder-online_bets_3'];
    expect((await look('CA-08', '2026-04-10T09:00:00Z')).map(({ object }) => object)).toEqual(found);
    await givenBatch(store, {
      id: 'btc_alder_alder-online_bets_1_r3',
      state: 'DUPLICATE',
      accepted: 0,
      duplicate: 100,
      loaded_at: '2026-04-10T09:30:00Z',
    });
    expect(await look('CA-08', '2026-04-10T10:00:00Z')).toMatchObject([{ count: 2 }, { count: 1 }]);
  });

  test('files of one source that came again are one incident, which leaves the list until it is due again', async () => {
    const now = new Date('2026-04-10T09:00:00Z');
    const incidents = (at = now, snoozed: 'ONLY' | 'NONE' = 'NONE') =>
      listIncidents(
        store,
        { brandIds: ['alder'], seesSystem: false },
        { page: 1, pageSize: 50, state: ['OPEN', 'ACKNOWLEDGED'], snoozed },
        { now: at },
      );
    for (const seq of [1, 2, 3]) await givenBatch(store, { seq, state: 'DUPLICATE', duplicate: 100 });
    await givenBatch(store, { seq: 4, source_id: 'alder-shops', state: 'DUPLICATE', duplicate: 100 });
    await givenReport(store, { state: 'REJECTED' });
    for (const code of ['CA-08', 'CA-04'] as const) await look(code, now.toISOString());

    const { items, totals } = await incidents();
    expect(items.map(({ severity, alerts, title }) => [severity, alerts, title])).toEqual([
      ['HIGH', 1, 'The authority has rejected "Online, March 2026"'],
      ['MEDIUM', 1, 'bets_4.csv was sent again'],
      ['MEDIUM', 3, 'alder-online has sent 3 files again'],
    ]);
    expect(totals).toMatchObject({ MEDIUM: 2, HIGH: 1, CRITICAL: 0, open: { MEDIUM: 2, HIGH: 1 } });
    await store.query(
      `update critical_alert set owner_id = 'u_1', snoozed_until = cast($2 as timestamp)
       where incident_id = $1`,
      [items[2]?.id ?? '', '2026-04-10T12:00:00Z'],
    );
    expect((await incidents()).totalCount).toBe(2);
    expect((await incidents(now, 'ONLY')).items).toMatchObject([{ alerts: 3, owners: [{ id: 'u_1' }] }]);
    expect((await incidents(new Date('2026-04-10T12:00:01Z'))).totalCount).toBe(3);
  });

  test('what weighs more than before says so, and is put off no longer', async () => {
    await givenReport(store, { state: 'CONFIRMED', totals: { stakes: '7.00' } });
    await look('CA-05', '2026-04-10T09:00:00Z');
    const weight = () =>
      store.query(
        `select a.severity as "severity", a.seen_count as "count", a.snoozed_until is null as "isBack",
           (select s.kind from critical_alert_step s where s.alert_id = a.id and s.turn = a.version) as "last"
         from critical_alert a`,
      );
    await store.query(`update critical_alert set snoozed_until = '2026-04-11T00:00:00Z'`);
    expect(await weight()).toEqual([{ severity: 'HIGH', count: 1, isBack: false, last: 'RAISED' }]);
    await store.query(`update report set state = 'SENT', sent_at = '2026-04-10T09:30:00Z'`);

    await look('CA-05', '2026-04-10T10:00:00Z');
    expect(await weight()).toEqual([{ severity: 'CRITICAL', count: 1, isBack: true, last: 'WORSENED' }]);
  });

  test('CA-09: the audit and what was frozen are what was written, or it is said for ever', async () => {
    const payload = '{"a":1}';
    const hash = `sha256:${createHash('sha256').update(payload).digest('hex')}`;
    await givenSubmission(store, { payload_hash: hash });
    await givenRow(store, 'report_payload', {
      submission_id: 'sub_1',
      brand_id: 'alder',
      document: payload,
      payload,
    });
    await store.tx((tx) =>
      appendAuditEvent(tx, {
        at: new Date(),
        action: 'LOGIN',
        object: { kind: 'user', id: 'u_1' },
        detail: { a: 1 },
      }),
    );
    expect(await look('CA-09', '2026-04-10T09:00:00Z')).toEqual([]);

    await store.query(`update report_payload set payload = '{"a":2}'`);
    expect(await look('CA-09', '2026-04-10T10:00:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await store.query('update report_payload set payload = $1', [payload]);
    expect(await look('CA-09', '2026-04-10T11:00:00Z')).toMatchObject([{ state: 'OPEN' }]);

    // PostgreSQL itself refuses the change.
    if (engine === 'postgres') return;
    await store.query(`update audit_event set detail = '{"a":2}' where seq = 1`);
    const found = await look('CA-09', '2026-04-10T12:00:00Z');
    await store.query(`update audit_event set detail = '{"a":1}' where seq = 1`);
    expect(found).toMatchObject([{ object: 'rep_1' }, { object: 'chain', state: 'OPEN' }]);
  });

  test('CA-10: an authority that fails five times in a row, until it answers three times', async () => {
    await givenCalls(store, '2026-04-10T08:00:00Z', [200, null, 503, 500, 429]);
    expect(await look('CA-10', '2026-04-10T08:30:00Z')).toEqual([]);
    await givenCalls(store, '2026-04-10T08:31:00Z', [502]);
    expect(await look('CA-10', '2026-04-10T08:32:00Z')).toEqual([{ state: 'OPEN', object: 'TRA', ...once }]);
    await givenCalls(store, '2026-04-10T08:33:00Z', [200, 422]);
    expect(await look('CA-10', '2026-04-10T08:36:00Z')).toMatchObject([{ state: 'OPEN', count: 1 }]);
    await givenCalls(store, '2026-04-10T08:37:00Z', [200]);
    expect(await look('CA-10', '2026-04-10T08:39:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
    await givenCalls(store, '2026-04-10T09:00:00Z', [500, 500, 500, 500, 500]);
    expect(await look('CA-10', '2026-04-10T09:10:00Z')).toMatchObject([
      { state: 'OPEN', count: 2, reopened: 1 },
    ]);
  });

  test('CA-11: a certificate that ends, said again at 7 days and at 1, until it is renewed', async () => {
    await givenRow(store, 'authority_connection', {
      brand_id: 'alder',
      authority_id: 'TRA',
      environment: 'TEST',
      certificate_until: '2026-05-31',
      version: 1,
      changed_by: 'u_1',
      changed_at: '2026-01-01T00:00:00Z',
    });

    expect(await look('CA-11', '2026-04-30T00:00:00Z')).toEqual([]);
    expect(await look('CA-11', '2026-05-02T00:00:00Z')).toEqual([{ state: 'OPEN', object: 'TRA', ...once }]);
    expect(await look('CA-11', '2026-05-10T00:00:00Z')).toMatchObject([{ count: 1 }]);
    expect(await look('CA-11', '2026-05-26T00:00:00Z')).toMatchObject([{ count: 2 }]);
    expect(await look('CA-11', '2026-05-31T00:00:00Z')).toMatchObject([{ count: 3 }]);
    expect(await look('CA-11', '2026-06-02T00:00:00Z')).toMatchObject([{ count: 4, state: 'OPEN' }]);
    await store.query(`update authority_connection set certificate_until = '2027-05-31'`);
    expect(await look('CA-11', '2026-06-03T00:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-12: figures on their way rest on an unverified rule, until a reason is given', async () => {
    await givenReport(store, { state: 'PENDING_CONFIRMATION', figure_status: 'UNVERIFIED_RULE' });
    await givenSubmission(store);

    expect(await look('CA-12', '2026-04-10T09:00:00Z')).toEqual([
      { state: 'OPEN', object: 'rep_1', ...once },
    ]);
    await store.query(`update report_submission set non_final_reason = 'The authority was asked'`);
    expect(await look('CA-12', '2026-04-10T10:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-14: funds that do not cover the players, until they do', async () => {
    const owed = { player_cash: '100', open_bets: '20', pending_withdrawals: '5', jackpot_pools: '3' };
    await givenBalances(store, { day: '2026-04-08', ...owed, held_funds: '128' });
    expect(await look('CA-14', '2026-04-09T00:00:00Z')).toEqual([]);

    await givenBalances(store, { day: '2026-04-09', ...owed, held_funds: '127.99' });
    expect(await look('CA-14', '2026-04-10T00:00:00Z')).toEqual([
      { state: 'OPEN', object: 'alder TZS', ...once },
    ]);
    await givenBalances(store, { day: '2026-04-10', ...owed, held_funds: '500' });
    expect(await look('CA-14', '2026-04-11T00:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);
  });

  test('CA-15: a source whose files come before their hour is over, until they do not', async () => {
    for (let seq = 1; seq <= 3; seq += 1) await givenBatch(store, { seq });
    await givenBatch(store, { seq: 4, lag_seconds: -60, loaded_at: '2026-04-10T03:59:00Z' });
    expect(await look('CA-15', '2026-04-10T04:10:00Z')).toEqual([]);

    await givenBatch(store, { seq: 5, lag_seconds: -61, loaded_at: '2026-04-10T04:58:59Z' });
    expect(await look('CA-15', '2026-04-10T05:10:00Z')).toEqual([
      { state: 'OPEN', object: 'alder-online', ...once },
    ]);
    for (let seq = 6; seq <= 25; seq += 1) await givenBatch(store, { seq });
    expect(await look('CA-15', '2026-04-11T02:10:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED', count: 1 }]);
  });

  test('CA-16: a day whose hold is far from all the others', async () => {
    const day = (index: number) =>
      new Date(Date.parse('2026-03-01') + index * 86_400_000).toISOString().slice(0, 10);
    for (let index = 0; index < 40; index += 1) {
      // Between 19 and 21 per cent, but for the last two days.
      const payout = index === 38 ? '90' : index === 39 ? '20' : String(79 + (index % 3));
      const rows = Array.from(
        { length: 50 },
        (_, row) =>
          `('alder', 's', 'r-${index}-${row}', 1, 'b', 'ONLINE', 'CASINO_SLOTS', 'game-1', 'l', 'TZS', $1, $2, 'WON', 1, 0,
            ${payout} / 100.0, 0, 1, 'b', $1)`,
      );
      await store.query(
        `insert into settlement (brand_id, source_id, record_id, record_version, bet_record_id, channel, vertical,
           product_id, licence_id, currency, settled_at, gaming_day, result, stake_cash, stake_bonus, payout_cash,
           payout_bonus, rounds, batch_id, known_at)
         values ${rows.join(', ')}`,
        [`${day(index)}T10:00:00Z`, day(index)],
      );
    }
    await rebuildDailySums(store);
    const days = () =>
      store.query(`select period_from as "day" from critical_alert where code = 'CA-16' order by 1`);

    await look('CA-16', '2026-04-10T12:00:00Z');
    expect(await days()).toEqual([{ day: '2026-04-08' }]);
    await look('CA-16', '2026-04-11T12:00:00Z');
    expect(await days()).toEqual([{ day: '2026-04-08' }, { day: '2026-04-09' }]);
  });

  describe('CA-16 of payouts', () => {
    const dayOf = (index: number) =>
      new Date(Date.parse('2026-03-01') + index * 86_400_000).toISOString().slice(0, 10);
    /** 500 payouts of a day; `amount` is SQL over their number `n`, from 1. */
    const givenPayouts = (index: number, vertical: string, amount: string) =>
      store.query(
        `insert into settlement (brand_id, source_id, record_id, record_version, bet_record_id, channel, vertical,
           product_id, licence_id, currency, settled_at, gaming_day, result, stake_cash, stake_bonus, payout_cash,
           payout_bonus, rounds, batch_id, known_at)
         select 'alder', 's', cast($3 as varchar) || '-' || cast(n as varchar), 1, 'b', 'ONLINE', $4, 'game-1', 'l',
           'TZS', cast($1 as timestamp), cast($2 as date), 'WON', 100, 0, cast(${amount} as decimal(18, 4)), 0, 1, 'b',
           cast($1 as timestamp)
         from generate_series(1, 500) as g(n)`,
        [`${dayOf(index)}T10:00:00Z`, dayOf(index), `${vertical}-${index}`, vertical],
      );
    /** Evenly spread on a scale of powers of ten, so that they follow the law of digits; hardly one is round. */
    const lawful = 'round(10 * power(10, (n - 0.5) / 500.0), 2) + 0.0001';
    const found = async (now: string) => {
      await look('CA-16', now);
      return store.query(
        `select object_kind as "kind", object_id as "vertical", period_from as "day" from critical_alert
         where code = 'CA-16' and object_kind <> 'vertical' order by 1, 2, 3`,
      );
    };

    test('one amount again and again, and many round amounts, are found on their days', async () => {
      for (let index = 0; index < 38; index += 1) await givenPayouts(index, 'SPORTS_LIVE', lawful);
      expect(await found('2026-04-09T12:00:00Z')).toEqual([]);
      // A fifth of the payouts is 730 and some cents.
      await givenPayouts(38, 'SPORTS_LIVE', `case when n % 5 = 0 then 730 + n / 1000.0 else ${lawful} end`);
      // A tenth begins as before, and is round.
      await givenPayouts(
        39,
        'SPORTS_LIVE',
        `case when n % 10 = 0 then floor(power(10, (n - 0.5) / 500.0)) * 10 else ${lawful} end`,
      );

      expect(await found('2026-04-11T12:00:00Z')).toEqual([
        { kind: 'payout-digits', vertical: 'SPORTS_LIVE', day: dayOf(38) },
        { kind: 'payout-rounding', vertical: 'SPORTS_LIVE', day: dayOf(39) },
      ]);
      const [alert] = await store.query<{ detail: string; said: object }>(
        `select detail, said from critical_alert where object_kind = 'payout-rounding'`,
      );
      expect(alert).toMatchObject({
        detail: expect.stringMatching(
          /^10\.0 % of 500 payouts are round amounts; 0\.0 % is usual and up to [2-9]\.\d % occurs/,
        ),
        said: { code: 'ROUND_AMOUNTS_MANY', params: { vertical: 'SPORTS_LIVE', payouts: 500 } },
      });
    });

    test('books that never followed the law, or have too few payouts, are left in peace', async () => {
      for (let index = 0; index < 40; index += 1) {
        const isLast = index === 39;
        await givenPayouts(index, 'LOTTERY', isLast ? '700' : 'case when n % 2 = 0 then 500 else 900 end');
        await givenPayouts(index, 'CRASH', isLast ? '730.25' : lawful);
      }
      await store.query(`delete from settlement where vertical = 'CRASH' and record_id like '%-9'`);

      expect(await found('2026-04-11T12:00:00Z')).toEqual([]);
    });
  });

  test('CA-17: no rate for four days, until there is one', async () => {
    const rate = (day: string, from = 'TZS') =>
      givenRow(store, 'fx_rate', {
        currency_from: from,
        currency_to: 'EUR',
        rate_date: day,
        rate: '0.0003500000',
        source: 'ECB',
        published_at: `${day}T15:00:00Z`,
        known_at: `${day}T15:00:00Z`,
      });
    await rate('2026-04-06');
    await givenBatch(store, { seq: 1, period_to: '2026-04-10T01:00:00Z' });
    expect(await look('CA-17', '2026-04-10T02:00:00Z')).toEqual([]);

    await givenBatch(store, { seq: 2, period_to: '2026-04-11T01:00:00Z' });
    expect(await look('CA-17', '2026-04-11T02:00:00Z')).toEqual([
      { state: 'OPEN', object: 'TZS-EUR', ...once },
    ]);
    await rate('2026-04-10');
    expect(await look('CA-17', '2026-04-11T03:00:00Z')).toMatchObject([{ state: 'AUTO_RESOLVED' }]);

    // A licence with a currency of its own needs its rates, too.
    await rate('2026-04-01', 'KES');
    expect(await look('CA-17', '2026-04-11T04:00:00Z')).toHaveLength(1);
    await insertLicence(store, { id: 'lic-ke', authority: 'BCLB', currency: 'KES' });
    expect(await look('CA-17', '2026-04-11T05:00:00Z')).toContainEqual({
      ...{ state: 'OPEN', object: 'KES-EUR' },
      ...once,
    });
    await store.query(`delete from licence_brand where licence_id = 'lic-ke'`);
  });

  test('CA-18: drawers off by more than the brand tolerates, one alert for a branch and day', async () => {
    const shift = (counted: string, more: Record<string, string> = {}) =>
      givenShift(store, {
        day: '2026-04-09',
        branch_id: 'br-1',
        float_amount: '1000',
        sales: '500',
        payouts: '200',
        refunds: '50',
        cash_in: '100',
        cash_out: '150',
        counted,
        known_at: '2026-04-09T20:00:00Z',
        ...more,
      });
    await shift('1100');
    await shift('1300');
    await shift('1099.99', { branch_id: 'br-2' });
    expect(await look('CA-18', '2026-04-10T09:00:00Z')).toEqual([{ state: 'OPEN', object: 'br-2', ...once }]);

    await givenRow(store, 'brand_settings', {
      brand_id: 'alder',
      settings: JSON.stringify({ tolerances: { drawer: '50.00' } }),
      version: 1,
      updated_by: 'u_1',
      updated_at: '2026-04-10T09:00:00Z',
    });
    const found = await look('CA-18', '2026-04-10T10:00:00Z');
    expect(found.map(({ object }) => object).sort()).toEqual(['br-1', 'br-2']);
  });

  test('a person resolves what still stands; it opens again only when it had gone and came back', async () => {
    await givenReport(store, { state: 'REJECTED' });
    await look('CA-04', '2026-04-10T09:00:00Z');
    await store.query(`update critical_alert set state = 'RESOLVED', resolved_at = '2026-04-10T09:30:00Z'`);

    expect(await look('CA-04', '2026-04-10T10:00:00Z')).toMatchObject([{ state: 'RESOLVED', count: 1 }]);
    await store.query(`update report set state = 'DELETED'`);
    await store.query('delete from report_transition');
    expect(await look('CA-04', '2026-04-10T11:00:00Z')).toMatchObject([{ state: 'RESOLVED', count: 1 }]);
    await givenStep(store, 'rep_1', 'REJECTED', '2026-04-10T08:00:00Z');
    expect(await look('CA-04', '2026-04-10T12:00:00Z')).toMatchObject([
      { state: 'OPEN', count: 2, reopened: 1 },
    ]);
  });

  test('a detector that fails stops no other, and what it raised is left alone', async () => {
    await givenReport(store, { state: 'REJECTED' });
    const broken = {
      ...detectors[0]!,
      code: 'CA-12' as const,
      find: () => Promise.reject(new Error('no such table')),
    };
    const rejected = detectors.filter(({ code }) => code === 'CA-04');

    const at = { now: new Date('2026-04-10T09:00:00Z'), since: new Date('2026-03-01T00:00:00Z') };
    const round = await runDetectors(store, at, { detectors: [broken, ...rejected] });

    expect(round.failures.map(({ code }) => code)).toEqual(['CA-12']);
    expect(round.changes['CA-04']).toMatchObject({ raised: 1 });
  });

  test('two processes that look at once raise it once', async () => {
    await givenReport(store, { state: 'REJECTED' });
    const own = detectors.filter(({ code }) => code === 'CA-04');
    const at = { now: new Date('2026-04-10T09:00:00Z'), since: new Date('2026-03-01T00:00:00Z') };

    const rounds = await Promise.all([1, 2, 3].map(() => runDetectors(store, at, { detectors: own })));

    expect(rounds.flatMap(({ failures }) => failures)).toEqual([]);
    const [row] = await store.query('select count(*) as alerts, sum(seen_count) as seen from critical_alert');
    expect(row).toMatchObject({ alerts: 1 });
    expect(Number(row?.['seen'])).toBe(1);
  });
});
