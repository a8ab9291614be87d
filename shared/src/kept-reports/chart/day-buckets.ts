import { addDays, addMonths, firstOfMonth } from '../../contracts/period-steps';
import type { Day, Period } from '../../contracts/scalars';
import type { Granularity } from '../../contracts/total-reports';
import { decimalSum } from '../../format/decimal-sum';

/** The period day by day, or in weeks from Monday or months that are cut at its ends. */
export function bucketsOf({ from, to }: Period, per: Granularity): readonly Period[] {
  const buckets: Period[] = [];
  for (let start = from; start <= to;) {
    const end = lastDayOf(start, per);
    buckets.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return buckets;
}

function lastDayOf(day: Day, per: Granularity): Day {
  if (per === 'day') return day;
  if (per === 'month') return addDays(addMonths(firstOfMonth(day), 1), -1);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (7 - weekday) % 7);
}

/** What the days of a bucket add up to, exactly; null where there is none. */
export function sumOfBucket(byDay: ReadonlyMap<Day, string>, { from, to }: Period): string | null {
  const own = [...byDay].filter(([day]) => from <= day && day <= to).map(([, value]) => value);
  return decimalSum(own);
}
