import type { TaxDates } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Calendars } from '../../../taxes/obligations/read-calendars';
import { calendarOf } from '../../../domain/periods/authority-calendar';
import { dueOf } from '../../../domain/periods/due-date';
import { holidaysOf } from '../../../domain/periods/holidays';
import { periodsOver } from '../../../domain/periods/reporting-period';
import { weekOf } from '../../../domain/periods/week-number';
import type { RulePack } from '../../../domain/rules/rule-pack';
import type { Rule } from '../../../domain/rules/rule-schema';
import { presentDue, presentHoliday } from '../../../taxes/assessment/present-due';

type TaxedPeriod = TaxDates['weeks'][number];
type OwedBy = TaxedPeriod['dues'][number];

/** What the calendar is made of. */
interface CalendarSource {
  readonly pack: RulePack;
  readonly calendars: Calendars;
  readonly includeUnverified: boolean;
}

/**
 * The weeks and months of the Tanzanian tax authority that hold the days asked for, each with what is due for it by the
 * rules that hold on its last day, and the holidays from the first of them to the last due day.
 */
export function taxDates(asked: Period, source: CalendarSource): TaxDates {
  const weeks = periodsOver(asked, 'WEEK', calendarOf('TRA')).map((week) => ({
    ...weekOf(week.to),
    ...week,
    dues: duesOf(week, 'WEEK', source),
  }));
  const months = periodsOver(asked, 'MONTH', calendarOf('TRA')).map((month) => ({
    year: Number(month.to.slice(0, 4)),
    number: Number(month.to.slice(5, 7)),
    ...month,
    dues: duesOf(month, 'MONTH', source),
  }));
  const days = [...weeks, ...months].flatMap(({ from, to, dues }) => [
    from,
    to,
    ...dues.flatMap(({ due }) => due.day ?? []),
  ]);
  const first = days.reduce((one, other) => (one < other ? one : other), asked.from);
  const last = days.reduce((one, other) => (one > other ? one : other), asked.to);
  return { weeks, months, holidays: holidaysIn({ from: first, to: last }, source.calendars) };
}

/** What is owed for one period, once for all classes that owe it to the same authority on the same day. */
function duesOf(
  period: Period,
  taxedBy: 'WEEK' | 'MONTH',
  { pack, calendars, includeUnverified }: CalendarSource,
) {
  const rules = pack.rules.filter(
    (rule) =>
      rule.jurisdiction === 'TZ' &&
      rule.period === taxedBy &&
      holdsOn(rule, period.to) &&
      (includeUnverified || rule.status !== 'UNVERIFIED'),
  );
  const owed = new Map<string, { rule: Rule; classes: string[]; ruleIds: string[] }>();
  for (const rule of rules) {
    const key = JSON.stringify([rule.authority, rule.code, rule.due]);
    const one = owed.get(key) ?? { rule, classes: [], ruleIds: [] };
    one.classes.push(rule.product);
    one.ruleIds.push(rule.id);
    owed.set(key, one);
  }
  return [...owed.values()].map(({ rule, classes, ruleIds }): OwedBy => {
    const calendar = calendars.get(rule.authority) ?? calendarOf(rule.authority);
    return {
      authority: rule.authority,
      code: rule.code,
      productClasses: classes.toSorted(),
      ruleIds,
      due: presentDue(dueOf(rule.due, period, calendar), calendar),
    };
  });
}

function holdsOn({ validFrom, validTo }: Rule, day: Day): boolean {
  return validFrom <= day && (validTo === null || day < validTo);
}

function holidaysIn({ from, to }: Period, calendars: Calendars): TaxDates['holidays'] {
  const { holidays } = calendars.get('TRA') ?? calendarOf('TRA');
  const found: TaxDates['holidays'] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const holiday of holidaysOf(holidays, year)) {
      const { day, origin, source } = holiday;
      if (from <= day && day <= to) found.push({ ...presentHoliday(holiday), origin, source });
    }
  }
  return found;
}
