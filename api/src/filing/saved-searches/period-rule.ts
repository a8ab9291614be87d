import type { PeriodRule } from '@tallyhouse/shared/contracts/saved-searches';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, firstOfMonth } from '../../domain/periods/calendar';
import { gamingDaysOf } from '../../domain/periods/gaming-day';
import { periodHolding } from '../../domain/periods/reporting-period';

const calendar = { weekStart: 'MON', yearStartMonth: 1 } as const;

/** The days that a rule means for a run at `now`, by the gaming days of the brand. Today, which is not over, is in none but MONTH_TO_DATE. */
export function periodOf(
  rule: PeriodRule,
  { zone, cutoff }: { readonly zone: string; readonly cutoff: string },
  now: Date,
): Period {
  const today = gamingDaysOf(zone, cutoff).dayOf(now.getTime());
  const yesterday = addDays(today, -1);
  switch (rule) {
    case 'YESTERDAY':
      return { from: yesterday, to: yesterday };
    case 'LAST_7_DAYS':
      return { from: addDays(today, -7), to: yesterday };
    case 'LAST_WEEK':
      return periodHolding(addDays(today, -7), 'WEEK', calendar);
    case 'MONTH_TO_DATE':
      return { from: firstOfMonth(today), to: today };
    case 'LAST_MONTH':
      return periodHolding(addDays(firstOfMonth(today), -1), 'MONTH', calendar);
  }
}
