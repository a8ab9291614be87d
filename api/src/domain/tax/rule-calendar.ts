import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { calendarOf } from '../periods/authority-calendar';
import { dueOf, type DueDate } from '../periods/due-date';
import { periodHolding } from '../periods/reporting-period';
import type { Rule } from '../rules/rule-schema';

/** The tax period of a rule that holds the day, by its authority's calendar; null when its length is not known. */
export function taxPeriodOf({ period, authority }: Rule, day: Day): Period | null {
  return period === 'UNKNOWN' ? null : periodHolding(day, period, calendarOf(authority));
}

/** When the tax of a period is due. */
export function taxDueOf({ due, authority }: Rule, period: Period): DueDate {
  return dueOf(due, period, calendarOf(authority));
}
