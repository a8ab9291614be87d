import type { Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Granularity, SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../auth/current-user';
import { periodsOver, type CalendarPeriodKind } from '../domain/periods/reporting-period';
import { readPeriodStatus } from '../figures/period-status';
import type { QueryOptions, Store } from '../store/store';
import { sumFacts, type FactSums } from './queries/sum-facts';
import { rowKey, scopeOf, type TotalQuestion } from './read-totals';
import { measuresOf } from './total-measures';

export interface SummaryQuestion extends TotalQuestion {
  readonly granularity: Granularity;
  readonly fillMissing: boolean;
}

const kinds: Readonly<Record<Granularity, CalendarPeriodKind>> = { day: 'DAY', week: 'WEEK', month: 'MONTH' };
const calendar = { weekStart: 'MON', yearStartMonth: 1 } as const;

/** Rows of one brand per bucket and split, oldest first. Buckets at the ends hold the days asked for only. */
export async function readSummaryRows(
  store: Store,
  brand: ActiveBrand,
  { question, asOf }: { readonly question: SummaryQuestion; readonly asOf: Instant },
  options: QueryOptions,
): Promise<{ readonly rows: SummaryRow[]; readonly sums: readonly FactSums[] }> {
  const sums = await sumFacts(store, scopeOf(brand, question, asOf), [...question.groupBy, 'day'], options);
  const splits = splitsOf(sums);
  const rows: SummaryRow[] = [];
  for (const bucket of bucketsOf(question)) {
    const within = sums.filter(({ day }) => day !== null && bucket.from <= day && day <= bucket.to);
    if (within.length === 0 && !question.fillMissing) continue;
    const channels = question.channel === undefined ? (['ONLINE', 'RETAIL'] as const) : [question.channel];
    const { status, statusReasons } = await readPeriodStatus(store, brand, {
      period: bucket,
      asOf,
      channels,
    });
    for (const split of splits) {
      const own = within.filter((one) => splitOf(one) === splitOf(split));
      if (own.length === 0 && !question.fillMissing) continue;
      rows.push({
        ...rowKey(brand, split),
        ...bucket,
        ...measuresOf(own, question.basis),
        hasData: own.length > 0,
        status,
        statusReasons,
      });
    }
  }
  return { rows, sums };
}

function bucketsOf({ from, to, granularity }: SummaryQuestion): Period[] {
  return periodsOver({ from, to }, kinds[granularity], calendar).map((bucket) => ({
    from: later(bucket.from, from),
    to: bucket.to < to ? bucket.to : to,
  }));
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}

/** One of each split that has facts, in a fixed order; without any, the undivided one. */
function splitsOf(sums: readonly FactSums[]): FactSums[] {
  const bySplit = new Map(sums.map((one) => [splitOf(one), one]));
  const splits = [...bySplit.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return splits.length === 0 ? [undivided] : splits;
}

const undivided: FactSums = {
  channel: null,
  licenceId: null,
  vertical: null,
  day: null,
  betsPlaced: 0,
  betsSettled: 0,
  stakesPlaced: '0',
  stakesSettled: '0',
  voids: '0',
  winnings: '0',
  paid: '0',
};

function splitOf({ channel, licenceId, vertical }: FactSums): string {
  return JSON.stringify([channel, licenceId, vertical]);
}
