import { addDays } from '../domain/periods/calendar';
import { gamingDaysOf } from '../domain/periods/gaming-day';
import type { SqlParams } from './sql-params';

/** Whole days of a zone, both counted, in UTC where none is named; what is left out has no end. */
interface DaysAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** IANA. */
  readonly zone?: string | undefined;
}

/** Conditions that an instant lies in days: in those of `from` on, and up to the end of `to`. */
export function daysSql(
  column: string | { readonly since: string; readonly until: string },
  { from, to, zone = 'UTC' }: DaysAsked,
  params: SqlParams,
): string[] {
  const { since, until } = typeof column === 'string' ? { since: column, until: column } : column;
  const startOf = (day: string) =>
    params.add(new Date(gamingDaysOf(zone, '00:00').startOf(day)).toISOString());
  return [
    ...(from === undefined ? [] : [`${since} >= cast(${startOf(from)} as timestamp)`]),
    ...(to === undefined ? [] : [`${until} < cast(${startOf(addDays(to, 1))} as timestamp)`]),
  ];
}
