import fc from 'fast-check';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { addMoney } from '../../domain/money/money';
import { ingestFiles } from '../../loads/ingest';
import { loadReferenceData } from '../../loads/reference-data';
import { givenBet, givenFile, oakReference, type RecordFields } from '../../loads/testing/given-load';
import { readDirectTotals } from '../../reports/queries/read-direct-totals';
import migration from '../../store/migrations/0073-daily-sums.sql';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { openTestStore } from '../../store/testing/open-test-store';
import { cases } from '../../testing/depth';
import { sumFacts } from '../../total-reports/queries/sum-facts';
import { sumTaxFacts } from '../../tax-periods/queries/sum-tax-facts';
import { differingSums, rebuildDailySums } from './rebuild-daily-sums';

/** One version of a record, in the file that told it. */
interface Told {
  readonly id: number;
  readonly version: number;
  readonly kind: 'BETS' | 'SETTLEMENTS' | 'PAYMENTS';
  /** Hours from the evening before the clocks go forward. */
  readonly hours: number;
  readonly cash: number;
  readonly bonus: number;
  readonly currency: string;
  readonly result: string;
  readonly paidAs: string;
  readonly isRetail: boolean;
  readonly vertical: string;
}

/** A call that loads some files. */
interface Loading {
  readonly files: readonly (readonly Told[])[];
  /** Minutes after the first; files may come from clocks that differ, so a later call may be known earlier. */
  readonly loadedAfter: number;
}

const minor = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 }));
const told: fc.Arbitrary<Told> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  version: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom('BETS', 'SETTLEMENTS', 'PAYMENTS'),
  hours: fc.integer({ min: 0, max: 60 }),
  cash: minor,
  bonus: minor,
  currency: fc.constantFrom('EUR', 'EUR', 'USD'),
  result: fc.constantFrom('WON', 'LOST', 'VOID', 'LATE_VOID', 'RESETTLED', 'PARTIAL_CASHOUT'),
  paidAs: fc.constantFrom('WINNINGS', 'EXPIRED', 'REFUND'),
  isRetail: fc.boolean(),
  vertical: fc.constantFrom('SPORTS_PREMATCH', 'SPORTS_LIVE'),
});
const loadings: fc.Arbitrary<Loading[]> = fc.array(
  fc.record({
    files: fc.array(fc.array(told, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
    loadedAfter: fc.integer({ min: 0, max: 600 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What sums the facts of a store that was there before sums were kept. */
const fillOfMigration = migration.slice(migration.indexOf('insert into daily_sum')).replace(/;\s*$/, '');

const startMs = Date.parse('2026-03-28T17:00:00Z');
const loadedMs = Date.parse('2026-04-01T08:00:00Z');
const minutes = (fromMs: number, count: number) => new Date(fromMs + count * 60_000).toISOString();
const amount = (value: number) => (value / 100).toFixed(2);

function recordOf(one: Told): RecordFields {
  const at = minutes(startMs, one.hours * 60);
  const [cash, bonus] = [amount(one.cash), amount(one.bonus)];
  const pays = one.result === 'WON' || one.result === 'RESETTLED';
  return givenBet({
    ...{ recordId: `r${one.id}`, recordVersion: String(one.version), vertical: one.vertical },
    ...{ currency: one.currency, stakeCash: cash, stakeBonus: bonus, acceptedAt: at },
    ...{ betRecordId: `b${one.id}`, settledAt: at, result: one.result },
    ...{ payoutCash: pays ? cash : '0', payoutBonus: pays ? bonus : '0' },
    ...{ kind: one.paidAs, method: 'CASH', paidAt: at, gross: cash, withholding: '0', net: cash },
    ...(one.isRetail && { branchId: 'shop-1', sellingBranchId: 'shop-1', terminalId: 'term-1' }),
  });
}

let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

describe.each([
  ['duckdb', () => openTestStore()],
  ['postgres', () => openStore({ dataDir: '', databaseUrl: postgres.url })],
] as const)('sums of days in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
    await loadReferenceData(store, oakReference);
  });
  afterAll(() => store.close());

  async function empty(): Promise<void> {
    for (const table of ['bet', 'settlement', 'payment', 'load_batch', 'load_reject', 'daily_sum'])
      await store.query(`delete from ${table}`);
  }

  /** Loads what was told, each file under the next number of its series. */
  async function load(all: readonly Loading[]): Promise<Instant[]> {
    const seqs = new Map<string, number>();
    for (const { files, loadedAfter } of all) {
      const given = files.flatMap((file) =>
        (['BETS', 'SETTLEMENTS', 'PAYMENTS'] as const).flatMap((kind) =>
          [false, true].flatMap((isRetail) => {
            const own = file.filter((one) => one.kind === kind && one.isRetail === isRetail);
            if (own.length === 0) return [];
            const series = `${kind} ${isRetail}`;
            const seq = (seqs.get(series) ?? 0) + 1;
            seqs.set(series, seq);
            const place = isRetail ? ({ source: 'tills', channel: 'RETAIL' } as const) : {};
            const loadedAt = minutes(loadedMs, loadedAfter);
            return [givenFile({ ...place, kind, seq, loadedAt, records: own.map(recordOf) })];
          }),
        ),
      );
      await ingestFiles(store, given);
    }
    return all.map(({ loadedAfter }) => minutes(loadedMs, loadedAfter));
  }

  const march = { from: '2026-03-01', to: '2026-04-30' };

  /** Stakes, voids and winnings of every basis by the sums, and straight from the facts. */
  async function expectSame(asOf: Instant): Promise<void> {
    const question = { ...march, asOf, channel: undefined, verticals: undefined, licenceId: undefined };
    const sums = await sumFacts(store, { ...question, brandIds: ['oak'] }, ['day', 'channel', 'vertical']);
    const sum = (pick: (one: (typeof sums)[number]) => string) =>
      sums.map(pick).reduce((total, one) => addMoney(total, one), '0');
    const scope = { ...march, asOf, brandId: 'oak', verticals: null, offers: null, picks: null };
    const direct = (basis: 'SETTLED' | 'PLACED' | 'PAID') =>
      readDirectTotals(store, { ...scope, channels: ['ONLINE', 'RETAIL'], basis });
    const settled = await direct('SETTLED');
    const placed = await direct('PLACED');
    const paid = await direct('PAID');
    const same = (own: string, facts: string | null) =>
      expect(addMoney(own, '0')).toBe(addMoney(facts ?? '0', '0'));
    same(
      sum((one) => one.stakesSettled),
      settled.stakes,
    );
    same(
      sum((one) => one.voids),
      settled.voids,
    );
    same(
      sum((one) => one.winnings),
      settled.winnings,
    );
    same(
      sum((one) => one.stakesPlaced),
      placed.stakes,
    );
    same(
      sum((one) => one.paid),
      paid.winnings,
    );
    const byDay = { ...march, asOf, brandIds: ['oak'], playerCountry: null };
    const ofDays = await sumTaxFacts(store, { ...byDay, grain: 'DAYS' });
    const ofProducts = await sumTaxFacts(store, { ...byDay, grain: 'PRODUCTS' });
    const named = (one: (typeof ofDays)[number]) => JSON.stringify({ ...one, productId: null });
    expect(ofDays.map(named).sort()).toEqual(ofProducts.map(named).sort());
  }

  test('INV-31 are what the facts come to, whatever is corrected, returned, repeated or comes late, at every instant', async () => {
    await fc.assert(
      fc.asyncProperty(loadings, async (all) => {
        await empty();
        const instants = await load(all);

        expect(await differingSums(store)).toEqual([]);
        for (const instant of new Set(instants)) {
          await expectSame(instant);
          await expectSame(new Date(Date.parse(instant) - 1).toISOString());
        }
        await rebuildDailySums(store);
        expect(await differingSums(store)).toEqual([]);
        await store.query('delete from daily_sum');
        await store.query(fillOfMigration);
        expect(await differingSums(store)).toEqual([]);
      }),
      cases(4, 150),
    );
  });

  test('that somebody changed, and days that are missing, are named by the check and put right by a rebuild', async () => {
    await empty();
    await load([{ files: [[toldBet, { ...toldBet, id: 2, hours: 30 }]], loadedAfter: 0 }]);
    await store.query(
      `update daily_sum set placed_cash = placed_cash + 1 where gaming_day = date '2026-03-28'`,
    );
    await store.query(`delete from daily_sum where gaming_day = date '2026-03-29'`);

    const differing = await differingSums(store);

    expect(differing.map(({ brandId, day }) => `${brandId} ${day}`)).toEqual([
      'oak 2026-03-28',
      'oak 2026-03-29',
    ]);
    expect(differing[0]?.columns).toEqual(['placed_cash']);
    const steps: string[] = [];
    await rebuildDailySums(store, ({ brandId, table, done, of }) =>
      steps.push(`${brandId} ${table} ${done}/${of}`),
    );
    expect(steps).toEqual([
      'oak bet 1/4',
      'oak settlement 2/4',
      'oak payment 3/4',
      'oak jackpot_movement 4/4',
    ]);
    expect(await differingSums(store)).toEqual([]);
  });

  test('ask no fact where nothing was loaded since, and the facts of a changed day alone', async () => {
    await empty();
    await load([{ files: [[toldBet, { ...toldBet, id: 2, hours: 30 }]], loadedAfter: 0 }]);
    // Facts that no load wrote: whoever reads them would see them.
    await store.query('update bet set stake_cash = 9999');
    const stakes = async (asOf: Instant) => {
      const scope = { ...march, asOf, channel: undefined, verticals: undefined, licenceId: undefined };
      const [all] = await sumFacts(store, { ...scope, brandIds: ['oak'] }, []);
      return Number(all?.stakesPlaced);
    };
    expect(await stakes(minutes(loadedMs, 0))).toBe(24.68);
    await store.query(
      `update daily_sum set changed_at = timestamp '2026-05-01 00:00:00' where gaming_day = date '2026-03-29'`,
    );
    expect(await stakes(minutes(loadedMs, 0))).toBe(12.34 + 9999);
  });
});

const toldBet: Told = {
  ...{ id: 1, version: 1, kind: 'BETS', hours: 2, cash: 1234, bonus: 0, currency: 'EUR' },
  ...{ result: 'WON', paidAs: 'WINNINGS', isRetail: false, vertical: 'SPORTS_PREMATCH' },
};
