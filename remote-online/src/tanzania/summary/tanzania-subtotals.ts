import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import type { BucketClass, TanzanianBucket, TanzanianGranularity } from './tanzania-buckets';

/** What classes of some weeks or months add up to; null where none of them has such a figure. */
export interface TanzanianSums {
  readonly ggr: Money;
  readonly accrued: Money | null;
  readonly withheld: Money | null;
  readonly paid: Money | null;
}

export function sumsOf(classes: readonly BucketClass[]): TanzanianSums {
  return {
    ggr: sumOfAmounts(classes.map(({ item }) => item.ggr)),
    accrued: sumOrNull(classes.flatMap(({ own }) => own.map(({ tax }) => tax))),
    withheld: sumOrNull(classes.flatMap(({ withheld }) => withheld ?? [])),
    paid: sumOrNull(classes.flatMap(({ paid }) => paid ?? [])),
  };
}

function sumOrNull(amounts: readonly Money[]): Money | null {
  return amounts.length === 0 ? null : sumOfAmounts(amounts);
}

/** A calendar quarter with those of its weeks or months that are shown. */
export interface TanzanianQuarter {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly buckets: readonly TanzanianBucket[];
  /** Whether every month of the quarter is shown; weeks cross its ends and are never all of it. */
  readonly isWhole: boolean;
}

/** Weeks or months by the calendar quarter that their last day lies in, as a week's tax month goes by its last day too. */
export function quartersOf(
  buckets: readonly TanzanianBucket[],
  granularity: TanzanianGranularity,
): readonly TanzanianQuarter[] {
  const found = new Map<string, TanzanianBucket[]>();
  for (const bucket of buckets) {
    const name = quarterName(bucket.period.to);
    found.set(name, [...(found.get(name) ?? []), bucket]);
  }
  return [...found.values()].map((own) => {
    const last = own[0]?.period.to ?? '';
    return {
      year: Number(last.slice(0, 4)),
      quarter: quarterOf(last),
      buckets: own,
      isWhole: granularity === 'month' && own.length === 3 && own.every(({ partOf }) => partOf === null),
    };
  });
}

function quarterName(day: Day): string {
  return `${day.slice(0, 4)} ${quarterOf(day)}`;
}

function quarterOf(day: Day): 1 | 2 | 3 | 4 {
  return (Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1) as 1 | 2 | 3 | 4;
}
