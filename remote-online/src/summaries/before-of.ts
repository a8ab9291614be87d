import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { wholeMonthOf } from '../totals/whole-month';

/**
 * The bucket of the period before that stands in the same place, where the two can be compared: they have as many days, or
 * are both whole months. At its edges a period has parts of weeks, and the one before it others; null there.
 */
export function beforeOf<Bucket extends Period>(
  bucket: Period,
  place: number,
  before: readonly Bucket[],
): Bucket | null {
  const other = before[place];
  if (other === undefined) return null;
  return daysOf(other) === daysOf(bucket) || (isWholeMonth(other) && isWholeMonth(bucket)) ? other : null;
}

function daysOf({ from, to }: Period): number {
  return Date.parse(to) - Date.parse(from);
}

function isWholeMonth({ from, to }: Period): boolean {
  const month = wholeMonthOf(from);
  return month.from === from && month.to === to;
}
