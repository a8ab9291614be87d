import type { DeadlineLine } from '../../contracts/deadlines';
import { addDays } from '../../contracts/period-steps';
import type { Day, Period } from '../../contracts/scalars';
import type { CalendarPeriod } from '../../ui/period/period-list';

/** More than this is a calendar, and there is a page for it. */
const mostShown = 5;

type Deadline = Pick<DeadlineLine, 'period' | 'dueDay' | 'obligationCode' | 'state'>;
type Sent = Pick<DeadlineLine, 'period' | 'reportState'>;

/**
 * Periods that returns are still owed for, each once with its first due day, the soonest due first.
 *
 * Periods that have not begun are left out: there is nothing to see in them.
 */
export function calendarPeriodsOf(deadlines: readonly Deadline[], today: Day): readonly CalendarPeriod[] {
  const found = new Map<string, CalendarPeriod>();
  const open = deadlines.filter(({ state, period }) => state !== 'DONE' && period.from <= today);
  for (const { period, dueDay, obligationCode } of open) {
    const key = `${period.from} ${period.to}`;
    const known = found.get(key);
    found.set(key, {
      period,
      dueDay: known === undefined || dueDay < known.dueDay ? dueDay : known.dueDay,
      names: [...new Set([...(known?.names ?? []), obligationCode])],
    });
  }
  return [...found.values()].toSorted((a, b) => a.dueDay.localeCompare(b.dueDay)).slice(0, mostShown);
}

/**
 * The days since what an authority accepted last: from the day after it to yesterday. Null where nothing was accepted,
 * or nothing is over since.
 */
export function sinceAcceptedOf(deadlines: readonly Sent[], today: Day): Period | null {
  const ends = deadlines.flatMap(({ period, reportState }) =>
    reportState === 'ACCEPTED' ? [period.to] : [],
  );
  const last = ends.toSorted().at(-1);
  const yesterday = addDays(today, -1);
  if (last === undefined || last >= yesterday) return null;
  return { from: addDays(last, 1), to: yesterday };
}
