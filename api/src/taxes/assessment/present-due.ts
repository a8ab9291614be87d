import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { dueWords, type DueTextCode } from '@tallyhouse/shared/contracts/words/dues.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import type { AuthorityCalendar } from '../../domain/periods/authority-calendar';
import { addDays } from '../../domain/periods/calendar';
import type { DueDate } from '../../domain/periods/due-date';
import { holidayOn, type Holiday, type HolidayCalendar } from '../../domain/periods/holidays';

type Due = TaxLine['due'];
type PresentedHoliday = NonNullable<Due['movedBecause']>[number];

/** A due day as the contract writes it, with the holidays that moved it. */
export function presentDue(
  due: DueDate,
  { zone, holidays }: Pick<AuthorityCalendar, 'zone' | 'holidays'>,
): Due {
  if (due.kind === 'UNDATED') return undated(due.why, due.params);
  const { day, anchorDay, lateFrom } = due;
  const movedBecause = day === anchorDay ? [] : holidaysBetween(day, anchorDay, holidays);
  const names = movedBecause.map(({ name }) => name).join(', ');
  const moved = day === anchorDay ? '' : ` (moved from ${anchorDay}${names === '' ? '' : `: ${names}`})`;
  return { day, lateFrom, zone, anchorDay, movedBecause, words: `Due ${day}${moved}`, said: null };
}

/** A tax without a due day, and why. */
export function undated(code: DueTextCode, params: Said['params'] = {}): Due {
  const words = fillPlaces(dueWords[code], params);
  return { day: null, lateFrom: null, anchorDay: null, movedBecause: [], words, said: { code, params } };
}

/** A holiday as the contract writes it. */
export function presentHoliday({ day, name, code, proof }: Holiday): PresentedHoliday {
  return { day, name, code, proof };
}

/** Holidays from the one day to the other, whichever comes first. */
function holidaysBetween(one: Day, other: Day, holidays: HolidayCalendar): PresentedHoliday[] {
  const [first = one, last = other] = [one, other].sort();
  const found: PresentedHoliday[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const holiday = holidayOn(holidays, day);
    if (holiday !== null) found.push(presentHoliday(holiday));
  }
  return found;
}
