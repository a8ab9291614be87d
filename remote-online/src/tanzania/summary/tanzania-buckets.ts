import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { listTanzanianSummaries } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { rhythmOf } from '../classes/tax-rhythm';

export type SummaryItem = CallAnswer<typeof listTanzanianSummaries>['items'][number];
export type TanzanianGranularity = 'week' | 'month';

export interface BucketClass {
  readonly item: SummaryItem;
  /** Gaming tax and levies that are owed by this kind of bucket; others accrue in another one. */
  readonly own: readonly TaxLine[];
  readonly withheld: Money | null;
  /** Of the tax periods that this bucket is; null where it is none of the class. */
  readonly paid: Money | null;
}

export interface TanzanianBucket {
  readonly period: Period;
  /** The whole week or month, where the days asked for hold a part of it. */
  readonly partOf: Period | null;
  readonly classes: readonly BucketClass[];
}

/** Classes by week or month, each with the taxes whose calendar that is, and what was paid of them. */
export function tanzanianBuckets(
  items: readonly SummaryItem[],
  granularity: TanzanianGranularity,
  taxPeriods: readonly TaxPeriod[],
): readonly TanzanianBucket[] {
  const buckets = new Map<string, TanzanianBucket & { classes: BucketClass[] }>();
  for (const item of items) {
    const { from, to, partOf } = item;
    const bucket = buckets.get(from) ?? { period: { from, to }, partOf, classes: [] };
    bucket.classes.push(bucketClass(item, granularity, taxPeriods));
    buckets.set(from, bucket);
  }
  return [...buckets.values()];
}

function bucketClass(
  item: SummaryItem,
  granularity: TanzanianGranularity,
  taxPeriods: readonly TaxPeriod[],
): BucketClass {
  const rhythm = granularity === 'week' ? 'byWeek' : 'byMonth';
  const withheld = item.lines.filter(({ code }) => code === 'WHT');
  const periods = taxPeriods.filter(
    ({ productClass, period }) =>
      productClass === item.productClass && period.from === item.from && period.to === item.to,
  );
  return {
    item,
    own: item.lines.filter((line) => line.code !== 'WHT' && rhythmOf(line) === rhythm),
    withheld: withheld.length === 0 ? null : sumOfAmounts(withheld.map(({ tax }) => tax)),
    paid: periods.length === 0 ? null : sumOfAmounts(periods.map(({ paid }) => paid)),
  };
}
