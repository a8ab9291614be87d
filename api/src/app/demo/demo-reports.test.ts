import { reportStateSchema } from '@tallyhouse/shared/contracts/reports';
import { verifyAudit } from '../../house/audit/verify-audit';
import { rememberPast } from '../../filing/authority-simulator/past-submissions';
import { openSubmissionBook } from '../../filing/authority-simulator/submission-book';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenSettlement,
  insert,
  insertLicence,
} from '../../figures/testing/given-facts';
import { listReports } from '../../reporting/reports/queries/list-reports';
import { readHistory } from '../../reporting/reports/queries/read-history';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { createDemoReports } from './demo-reports';
import { createDemoUsers } from './demo-users';

let store: Store;

/** A house of two brands with its people and licences, and no facts. */
async function openDemoHouse(): Promise<Store> {
  const house = await openTestStore();
  await givenBrands(house, [alder, elm]);
  await createDemoUsers(house);
  const licence = { number: 'L-1', valid_from: '2020-01-01', products: 'CASINO_SLOTS,SPORTS_PREMATCH' };
  await insertLicence(house, { ...licence, id: 'lic-1', brand_id: 'alder', authority: 'GBT' });
  await insertLicence(house, { ...licence, id: 'lic-2', brand_id: 'elm', authority: 'MGA' });
  return house;
}

describe('in a house whose first brand has bets of December in either channel', () => {
  beforeAll(async () => {
    store = await openDemoHouse();
    const known_at = '2025-12-01T12:00:00Z';
    await insert(store, 'branch', {
      id: 'br-1',
      brand_id: 'alder',
      name: 'One',
      region: 'North',
      opened_on: '2020-01-01',
    });
    await givenBet(store, { day: '2025-12-01', known_at });
    await givenBet(store, { day: '2025-12-01', known_at, channel: 'RETAIL', branch_id: 'br-1' });

    await createDemoReports(store, { brandIds: ['alder', 'elm'], until: '2026-04-20' });
  });
  afterAll(() => store.close());

  test('the first brand has a report of either channel in every state that stays @deep', async () => {
    const rows = await store.query<{ family: string; state: string }>(
      `select distinct family as "family", state as "state" from report where brand_id = 'alder'`,
    );
    const statesOf = (family: string) =>
      rows.filter((row) => row.family === family).map(({ state }) => state);
    // CONFIRMED goes out at once, and the demo's authorities have no portals.
    const gone: readonly string[] = ['CONFIRMED', 'FILED_BY_HAND'];
    const staying = reportStateSchema.options.filter((state) => !gone.includes(state)).sort();
    expect(statesOf('ONLINE').sort()).toEqual(staying);
    expect(statesOf('RETAIL').sort()).toEqual(staying);
    const standing = await store.query(
      `select r.id from report r where r.state = 'REJECTED' and r.brand_id = 'alder' and not exists
         (select 1 from report n where n.replaces = r.id)`,
    );
    expect(standing).toHaveLength(1);
    const failed = await store.query<{ attempts: number; nextAt: string | null }>(
      `select d.attempts as "attempts", d.next_at as "nextAt" from report_delivery d
       join report r on r.id = d.report_id where r.state = 'SEND_FAILED'`,
    );
    expect(failed).toEqual([
      { attempts: 6, nextAt: null },
      { attempts: 6, nextAt: null },
    ]);
    // The simulated authority knows what it was sent, and says what it said.
    const book = openSubmissionBook(undefined);
    for (let time = 0; time < 2; time += 1) await rememberPast(store, book);
    expect(
      book
        .all()
        .map(({ final }) => final)
        .sort(),
    ).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'RECEIVED', 'RECEIVED']);
    expect((await verifyAudit(store)).faults).toEqual([]);
  });

  test('a return whose day is over was filed in time, and what waits has not lapsed @deep', async () => {
    const { items } = await listReports(
      store,
      { family: 'ONLINE', brandIds: ['alder'] },
      { page: 1, pageSize: 50, version: 'latest' },
    );
    const march = items.find(
      ({ type, period }) => type === 'TZ_CASINO_MONTHLY' && period.from === '2026-03-01',
    );
    expect(march).toMatchObject({ state: 'ACCEPTED' });
    expect(march!.sentAt! < '2026-04-07T21:00:00.000Z').toBe(true);
    const waiting = await store.query<{ expires: string }>(
      `select s.expires_at as expires from report r join report_submission s on s.report_id = r.id
       where r.state = 'PENDING_CONFIRMATION'`,
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const { expires } of waiting) expect(expires > '2026-04-24T00:00:00.000Z').toBe(true);
  });

  test('nobody confirms what they prepared, and no step is before the one that led to it @deep', async () => {
    const { items } = await listReports(
      store,
      { family: 'ONLINE', brandIds: ['alder'] },
      { page: 1, pageSize: 50, version: 'all' },
    );
    for (const report of items) {
      const history = await readHistory(store, report.id);
      expect(history.map(({ to }) => to).at(-1)).toBe(report.state);
      expect(history.map(({ from }) => from).slice(1)).toEqual(history.map(({ to }) => to).slice(0, -1));
      expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
      expect(history.at(-1)!.at <= '2026-04-21T00:00:00.000Z').toBe(true);
      if (report.confirmedBy !== null) expect(report.confirmedBy).not.toBe(report.preparedBy);
    }
  });
});

describe('in a house of its own', () => {
  beforeEach(async () => {
    store = await openDemoHouse();
  });
  afterEach(() => store.close());

  test('a house with some history has accepted, corrected, waiting and drafted reports of closed months @deep', async () => {
    for (const brand_id of ['alder', 'elm']) {
      await givenBet(store, { brand_id, day: '2026-01-01', known_at: '2026-01-01T12:00:00Z' });
      await givenSettlement(store, { brand_id, day: '2026-03-10', known_at: '2026-03-10T12:00:00Z' });
    }

    await createDemoReports(store, { brandIds: ['alder', 'elm'], until: '2026-04-10' });

    const { items } = await listReports(
      store,
      { family: 'ONLINE', brandIds: ['elm'] },
      { page: 1, pageSize: 50, version: 'all' },
    );
    expect(
      items.map(({ type, period, version, state }) => [type, period.from, version, state]).sort(),
    ).toEqual([
      ['MT_MONTHLY', '2026-01-01', 1, 'REJECTED'],
      ['MT_MONTHLY', '2026-01-01', 2, 'ACCEPTED'],
      ['MT_MONTHLY', '2026-02-01', 1, 'ACCEPTED'],
      ['MT_MONTHLY', '2026-03-01', 1, 'PENDING_CONFIRMATION'],
      ['ONLINE_DAILY', '2026-02-01', 1, 'ACCEPTED'],
      ['ONLINE_DAILY', '2026-03-01', 1, 'PENDING_CONFIRMATION'],
      ['ONLINE_GAMES', '2026-02-01', 1, 'RETURNED'],
      ['ONLINE_GAMES', '2026-03-01', 1, 'SIMULATED'],
    ]);
    const march = items.find(
      ({ type, state }) => type === 'ONLINE_DAILY' && state === 'PENDING_CONFIRMATION',
    );
    expect(march).toMatchObject({ stakes: '100.00', ggr: '100.00', preparedBy: 'Rehema Reporter' });
    const all = await listReports(
      store,
      { family: 'ONLINE', brandIds: ['alder'] },
      { page: 1, pageSize: 50, version: 'all' },
    );
    // Two online months of the brand are closed beyond those of elm's, and its weeks have what is unusual.
    expect(all.totalCount).toBeGreaterThan(12);
    expect((await verifyAudit(store)).faults).toEqual([]);
  });

  test('a month that changed after it was reported is amended, and its versions differ by why @deep', async () => {
    await givenBet(store, { day: '2025-11-01', known_at: '2025-11-01T12:00:00Z' });
    await givenSettlement(store, { day: '2025-11-03', known_at: '2025-11-03T12:00:00Z' });
    await givenSettlement(store, { day: '2025-11-20', known_at: '2025-12-20T12:00:00Z' });

    await createDemoReports(store, { brandIds: ['elm', 'alder'], until: '2026-04-20' });

    const amended = await store.query<{ version: number; state: string }>(
      `select version as "version", state as "state" from report
       where brand_id = 'alder' and type = 'ONLINE_DAILY' and period_from = '2025-11-01' order by version`,
    );
    expect(amended).toEqual([
      { version: 1, state: 'AMENDMENT_NEEDED' },
      { version: 2, state: 'ACCEPTED' },
    ]);
    const [difference] = await store.query<{ measures: unknown }>(
      `select d.measures as "measures" from report_difference d join report r on r.id = d.report_id
       where r.period_from = '2025-11-01'`,
    );
    expect(difference?.measures).toContainEqual(
      expect.objectContaining({
        measure: 'stakes',
        causes: [expect.objectContaining({ cause: 'LATE_SETTLEMENT' })],
      }),
    );
  });

  test('a brand without facts gets no reports @deep', async () => {
    await createDemoReports(store, { brandIds: ['elm'], until: '2026-04-20' });

    expect(
      (
        await listReports(
          store,
          { family: 'ONLINE', brandIds: ['elm'] },
          { page: 1, pageSize: 50, version: 'all' },
        )
      ).totalCount,
    ).toBe(0);
  });
});
