import type { PeriodRule } from '../../contracts/saved-searches';
import type { Day, Period } from '../../contracts/scalars';
import { addDays, firstOfMonth } from '../../contracts/period-steps';
import { periodOf } from '../../ui/period/period-presets';

/** The days that a moving period means on gaming day `today`, as the server works them out for a run. */
export function ruleDays(rule: PeriodRule, today: Day): Period {
  switch (rule) {
    case 'YESTERDAY':
      return periodOf('yesterday', today);
    case 'LAST_7_DAYS':
      return { from: addDays(today, -7), to: addDays(today, -1) };
    case 'LAST_WEEK':
      return periodOf('last-week', today);
    case 'MONTH_TO_DATE':
      return { from: firstOfMonth(today), to: today };
    case 'LAST_MONTH':
      return periodOf('last-month', today);
  }
}
