import type { Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { firstOfMonth, lastOfMonth } from '../../domain/periods/calendar';
import { monthOf } from '../../store/first-day-of';
import type { SqlParams } from '../../store/sql-params';

/** Whose players, of which days, as known when. */
interface PlayersAsked extends Period {
  readonly brandIds: readonly string[];
  readonly asOf: Instant;
}

/** First days of the first and the last calendar month that lie wholly in a period; the last is before the first where none does. */
function wholeMonths({ from, to }: Period): { readonly first: Day; readonly last: Day } {
  return {
    first: from === firstOfMonth(from) ? from : firstOfMonth(from, 1),
    last: to === lastOfMonth(to) ? firstOfMonth(to) : firstOfMonth(to, -1),
  };
}

export function hasWholeMonth(period: Period): boolean {
  const { first, last } = wholeMonths(period);
  return first <= last;
}

/**
 * SQL of common table expressions: `same_month`, brand and month of those that are read as they were kept, and `other_day`,
 * brand and day of all others that have bets, which are read from these.
 *
 * A month is read as it was kept if it is wholly asked for, no bet of it came or left since, and none did after `asOf`:
 * `daily_sum`, which loads write, knows both.
 */
export function monthsAndDays({ brandIds, from, to, asOf }: PlayersAsked, params: SqlParams): string {
  const { first, last } = wholeMonths({ from, to });
  const date = (day: Day) => `cast(${params.add(day)} as date)`;
  return `bet_day as materialized (
      select brand_id, gaming_day, ${monthOf('gaming_day')} as month, sum(bet_changes) as changes, max(changed_at) as changed_at
      from daily_sum
      where brand_id in (${params.addAll(brandIds)}) and gaming_day between ${date(from)} and ${date(to)} and bet_changes is not null
      group by brand_id, gaming_day),
    same_month as materialized (
      select k.brand_id, k.month from player_month_kept k
      join bet_day d on d.brand_id = k.brand_id and d.month = k.month
      where k.month between ${date(first)} and ${date(last)}
      group by k.brand_id, k.month, k.changes
      having sum(d.changes) = k.changes and max(d.changed_at) <= cast(${params.add(asOf)} as timestamp)),
    other_day as materialized (
      select brand_id, gaming_day from bet_day
      where (brand_id, month) not in (select brand_id, month from same_month))`;
}

/** SQL conditions on rows of kept months, and on bets. */
export const isSameMonth = '(brand_id, month) in (select brand_id, month from same_month)';
export const isOtherDay = '(brand_id, gaming_day) in (select brand_id, gaming_day from other_day)';

/** SQL, to select from, of rows of a kept table with their month as the gaming day, which conditions on facts name. */
export const byDayOf = (table: 'player_month' | 'player_month_count') =>
  `(select m.*, month as gaming_day from ${table} m where ${isSameMonth}) m`;
