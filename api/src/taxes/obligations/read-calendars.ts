import { calendarOf, type AuthorityCalendar } from '../../domain/periods/authority-calendar';
import { withDeclaredHolidays } from '../../domain/periods/holidays';
import { askAlone } from '../../store/ask-together';
import type { Queryable } from '../../store/store';
import { declaredHolidays, holidaysByAuthority } from './queries/declared-holidays';

/** Calendars by authority, with the holidays that were declared. */
export type Calendars = ReadonlyMap<string, AuthorityCalendar>;

/** The calendars of some authorities as they stand now. Errors: `RangeError` for an authority without one. */
export async function readCalendars(store: Queryable, authorities: Iterable<string>): Promise<Calendars> {
  return calendarsOf(await askAlone(store, declaredHolidays), authorities);
}

/** The calendars of some authorities with `holidays`, the answer to `declaredHolidays`. Errors: as `readCalendars`. */
export function calendarsOf(
  holidays: Parameters<typeof holidaysByAuthority>[0],
  authorities: Iterable<string>,
): Calendars {
  const declared = holidaysByAuthority(holidays);
  return new Map(
    [...new Set(authorities)].map((authority) => {
      const calendar = calendarOf(authority);
      const all = withDeclaredHolidays(calendar.holidays, declared.get(authority) ?? []);
      return [authority, { ...calendar, holidays: all }];
    }),
  );
}
