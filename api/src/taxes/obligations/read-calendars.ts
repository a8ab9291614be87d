import { calendarOf, type AuthorityCalendar } from '../../domain/periods/authority-calendar';
import { withDeclaredHolidays } from '../../domain/periods/holidays';
import type { Queryable } from '../../store/store';
import { readDeclaredHolidays } from './queries/declared-holidays';

/** Calendars by authority, with the holidays that were declared. */
export type Calendars = ReadonlyMap<string, AuthorityCalendar>;

/** The calendars of some authorities as they stand now. Errors: `RangeError` for an authority without one. */
export async function readCalendars(store: Queryable, authorities: Iterable<string>): Promise<Calendars> {
  const declared = await readDeclaredHolidays(store);
  return new Map(
    [...new Set(authorities)].map((authority) => {
      const calendar = calendarOf(authority);
      const holidays = withDeclaredHolidays(calendar.holidays, declared.get(authority) ?? []);
      return [authority, { ...calendar, holidays }];
    }),
  );
}
