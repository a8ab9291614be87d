import Big from 'big.js';
import fc from 'fast-check';
import type { ChangeCause } from '@tallyhouse/shared/contracts/changed-records';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { alder, givenBrands, insert } from '../../../figures/testing/given-facts';
import { onlineReports } from '../families/online-family';
import { retailReports } from '../families/retail-family';
import type { ReportFamily } from '../report-family';
import { planOfChange } from '../plan-of-content';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Store } from '../../../store/store';
import { compareRows } from '../compare-rows';
import { planExploration } from '../explore-report';
import { exploreRows } from '../queries/explore-rows';
import { readSimulation } from '../queries/read-content';
import { planSimulation } from '../plan-simulation';
import { simulateReport } from '../../simulations/simulate-report';
import { readChangedRecords, sumByCause } from './changed-records';
import { differenceOf } from './difference-of';
import { cases } from '../../../app/testing/depth';
import { bothEngines } from '../../../store/testing/on-engines';

const earlier = new Date('2026-04-02T08:00:00Z');
const later = new Date('2026-04-09T08:00:00Z');

const engines = bothEngines({ isGuarded: true });

/** Versions of one fact: what each says, and whether it was known before the first report or only before the second. */
interface FactLife {
  readonly table: 'bet' | 'settlement' | 'payment';
  readonly versions: readonly { readonly day: number; readonly cents: number; readonly isVoid: boolean }[];
  /** How many of the versions were known at the first report. */
  readonly knownBefore: number;
  /** Taken out of force between the reports, with nothing in its place. */
  readonly isWithdrawn: boolean;
}

const version = fc.record({
  // Some of them fall into the next month.
  day: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 0, max: 1_000_000 }),
  isVoid: fc.boolean(),
});
const life: fc.Arbitrary<FactLife> = fc.record({
  table: fc.constantFrom('bet', 'settlement', 'payment'),
  versions: fc.array(version, { minLength: 1, maxLength: 3 }),
  knownBefore: fc.nat(3),
  isWithdrawn: fc.boolean(),
});

async function write(
  store: Store,
  lives: readonly FactLife[],
  { run, channel = 'ONLINE' }: { readonly run: number; readonly channel?: Channel },
): Promise<void> {
  for (const [place, { table, versions, knownBefore, isWithdrawn }] of lives.entries()) {
    for (const [index, { day, cents, isVoid }] of versions.entries()) {
      const date = new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10);
      const instantOf = (number: number) =>
        number < knownBefore ? `2026-04-01T0${number}:00:00Z` : `2026-04-05T0${number}:00:00Z`;
      const isLast = index === versions.length - 1;
      const gone = isLast ? (isWithdrawn ? '2026-04-08T00:00:00Z' : null) : instantOf(index + 1);
      const amount = new Big(cents).div(100).toFixed(2);
      await insert(store, table, {
        brand_id: 'alder',
        source_id: `run-${run}`,
        record_id: `r-${place}`,
        record_version: index + 1,
        channel,
        branch_id: channel === 'RETAIL' ? 'b1' : null,
        vertical: 'CASINO_SLOTS',
        product_id: 'game-1',
        licence_id: 'lic-1',
        currency: 'TZS',
        gaming_day: date,
        batch_id: 'btc-1',
        known_at: instantOf(index),
        superseded_at: gone,
        ...columnsOf(table, { date, amount, isVoid }),
      });
    }
  }
}

function columnsOf(
  table: FactLife['table'],
  { date, amount, isVoid }: { readonly date: string; readonly amount: string; readonly isVoid: boolean },
) {
  const at = `${date}T09:00:00Z`;
  const stake = { stake_cash: amount, stake_bonus: '0', rounds: 1 };
  switch (table) {
    case 'bet':
      return { ...stake, accepted_at: at, legs: 0 };
    case 'settlement':
      return {
        ...stake,
        settled_at: at,
        bet_record_id: 'b',
        result: isVoid ? 'VOID' : 'LOST',
        payout_cash: '0',
        payout_bonus: '0',
      };
    case 'payment':
      return {
        paid_at: at,
        bet_record_id: 'b',
        kind: 'WINNINGS',
        method: 'WALLET',
        gross: amount,
        withholding: '0',
        net: amount,
      };
  }
}

/** Worked out from what was written, not from the store: why stakes are others than before. */
function stakeCauses(lives: readonly FactLife[]): Map<string, string> {
  const sums = new Map<string, Big>();
  const inMarch = (one: FactLife['versions'][number] | undefined) =>
    one === undefined || one.day > 31 ? undefined : one;
  for (const { table, versions, knownBefore, isWithdrawn } of lives) {
    if (table !== 'bet') continue;
    const before = inMarch(versions[Math.min(knownBefore, versions.length) - 1]);
    const after = isWithdrawn ? undefined : inMarch(versions.at(-1));
    const isNew = before === undefined && versions.length === 1;
    const cause = isNew ? 'LATE_SETTLEMENT' : 'SOURCE_CORRECTION';
    const cents = (after?.cents ?? 0) - (before?.cents ?? 0);
    sums.set(cause, (sums.get(cause) ?? new Big(0)).plus(new Big(cents).div(100)));
  }
  return new Map([...sums].filter(([, sum]) => !sum.eq(0)).map(([cause, sum]) => [cause, sum.toFixed(2)]));
}

const monthly = { type: 'TZ_CASINO_MONTHLY', period: { from: '2026-03-01', to: '2026-03-31' }, filters: [] };
/** Only days with facts have a row. */
const daily = {
  ...monthly,
  type: 'ONLINE_DAILY',
  basis: 'PLACED_PAID' as const,
  fields: ['day', 'month', 'vertical', 'stakes', 'voids', 'netStakes', 'winnings', 'ggr'],
};

const shops = {
  ...daily,
  type: 'RETAIL_DAILY_PACK',
  fields: ['day', 'branch', 'stakes', 'voids', 'netStakes', 'winnings', 'ggr'],
};

/** Reports of each channel whose rows are compared, and what these are grouped by. */
const compared: fc.Arbitrary<{ family: ReportFamily; order: typeof daily; groupBy: readonly string[] }> =
  fc.oneof(
    fc.record({
      family: fc.constant(onlineReports),
      order: fc.constant(daily),
      groupBy: fc.constantFrom([], ['day'], ['month'], ['vertical', 'day']),
    }),
    fc.record({
      family: fc.constant(retailReports),
      order: fc.constant(shops),
      groupBy: fc.constantFrom([], ['day'], ['branch']),
    }),
  );

const measures = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'] as const;

async function contentAt(
  store: Store,
  now: Date,
  order: typeof monthly | typeof daily = monthly,
  family = onlineReports,
) {
  const plan = await planSimulation(store, family, order, { brand: alder, now });
  const { simulationId } = await simulateReport(store, plan, { brand: alder, userId: 'u', now });
  return (await readSimulation(store, 'alder', { id: simulationId, now }))!.content;
}

test.each(engines)(
  'on %s the causes of every figure add up to its difference, whatever happened to the facts (INV-20)',
  async (_, open) => {
    const store = await open();
    await actForAllBrands(async () => {
      await givenBrands(store, [alder]);
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(life, { maxLength: 8 }), async (lives) => {
          run += 1;
          for (const table of ['bet', 'settlement', 'payment']) await store.query(`delete from ${table}`);
          await write(store, lives, { run });
          const [before, after] = [await contentAt(store, earlier), await contentAt(store, later)];

          const measures = await differenceOf(store, { before, after, brand: alder });

          expect(measures.map(({ measure }) => measure)).toEqual([
            'stakes',
            'voids',
            'netStakes',
            'winnings',
            'ggr',
            'taxPayable',
          ]);
          for (const { before: older, after: newer, delta, causes } of measures) {
            expect(new Big(newer).minus(older).eq(delta)).toBe(true);
            const sum = causes.reduce((soFar, { amount }) => soFar.plus(amount), new Big(0));
            expect(sum.eq(delta)).toBe(true);
          }
          const stakes = measures.find(({ measure }) => measure === 'stakes')!;
          expect(new Map(stakes.causes.map(({ cause, amount }) => [cause, amount]))).toEqual(
            stakeCauses(lives),
          );
        }),
        cases(5, 15),
      );
    });
    await store.close();
  },
  180_000,
);

/** What records are listed under, as versions call it. */
const listed: Readonly<Record<ChangeCause, string>> = {
  LATE: 'LATE_SETTLEMENT',
  CORRECTED: 'SOURCE_CORRECTION',
  VOIDED: 'VOID',
  REPEATED: 'DEDUP',
  OTHER: 'OTHER',
};

const nonZero = (cause: string, amount: string): [string, string][] =>
  new Big(amount).eq(0) ? [] : [[cause, amount]];

/** Amounts by measure and cause; what adds up to nothing is left out. */
function sumCauses(
  lines: readonly { measure: string; cause: string; amount: string }[],
): Map<string, string> {
  const sums = new Map<string, Big>();
  for (const { measure, cause, amount } of lines) {
    const name = `${measure} ${cause}`;
    sums.set(name, (sums.get(name) ?? new Big(0)).plus(amount));
  }
  return new Map([...sums].filter(([, sum]) => !sum.eq(0)).map(([name, sum]) => [name, sum.toFixed(2)]));
}

test.each(engines)(
  'on %s every row of either channel says why it differs, and rows and records say together what the report says',
  async (_, open) => {
    const store = await open();
    await actForAllBrands(async () => {
      await givenBrands(store, [alder]);
      let run = 0;
      let goneRows = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(life, { maxLength: 8 }),
          compared,
          async (lives, { family, order, groupBy }) => {
            run += 1;
            for (const table of ['bet', 'settlement', 'payment']) await store.query(`delete from ${table}`);
            await write(store, lives, { run, channel: family.channel });
            const before = await contentAt(store, earlier, order, family);
            const after = await contentAt(store, later, order, family);
            const asked = { groupBy: [...groupBy], filters: [], sort: [] };
            const plan = planExploration(family, after, asked, { hidden: [], forced: [] });
            const rows = await exploreRows(store, plan.view, { limit: 500 });

            const rowsCompared = (await compareRows(store, { plan, before, after, brand: alder, rows }))!;

            const whole = await differenceOf(store, { before, after, brand: alder });
            const { deltas, gone } = rowsCompared;
            const all = gone === null ? deltas : [...deltas, gone.delta];
            for (const { causes, ...delta } of all) {
              for (const measure of measures) {
                const lines = causes!.filter((line) => line.measure === measure);
                const sum = lines.reduce((soFar, { amount }) => soFar.plus(amount), new Big(0));
                expect(sum.eq(String(delta[measure]))).toBe(true);
              }
            }
            expect(sumCauses(all.flatMap(({ causes }) => causes!))).toEqual(
              sumCauses(whole.flatMap(({ measure, causes }) => causes.map((line) => ({ measure, ...line })))),
            );
            goneRows += gone?.rows ?? 0;
            const instants = { before: before.meta.asOf, after: after.meta.asOf };
            const changePlan = planOfChange(before, after, alder);
            for (const measure of measures) {
              const records = await readChangedRecords(store, changePlan, { instants, measure });
              const told = whole.find((one) => one.measure === measure)!.causes;
              expect(records.map(({ change }) => change)).not.toContain('0.00');
              expect(
                new Map(sumByCause(records).flatMap(({ cause, amount }) => nonZero(listed[cause], amount))),
              ).toEqual(new Map(told.flatMap(({ cause, amount }) => nonZero(cause, amount))));
            }
          },
        ),
        cases(8, 25),
      );
      expect(goneRows).toBeGreaterThan(0);
    });
    await store.close();
  },
  180_000,
);
