import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import { dueSentences, type DueSentences } from './due-sentences';

/** When an obligation is due, in words: in each language that it has a title in. */
export function dueWords(obligation: Obligation, zone: string): { en: string; sw?: string; ar?: string } {
  const { en, sw, ar } = dueSentences;
  const { title } = obligation;
  const wordsIn = (language: DueSentences) =>
    `${anchorWords(obligation, language)}${rollWords(obligation, language)} (${language.apart(zone)})`;
  return {
    en: wordsIn(en),
    ...(title.sw !== undefined && { sw: wordsIn(sw) }),
    ...(title.ar !== undefined && { ar: wordsIn(ar) }),
  };
}

function anchorWords({ due, period }: Obligation, language: DueSentences): string {
  switch (due.anchor) {
    case 'UNKNOWN':
      return language.unread;
    case 'FORM':
      return language.form(language.apart(due.form));
    case 'NEXT_WEEKDAY':
      return language.first(language.weekdays[due.weekday], language.periods[period]);
    case 'FIXED_DATE':
      return language.first(dateIn(language, due.monthDay), language.periods[period]);
    case 'DAY_OF_MONTH':
      return `${language.dayOfMonth(due.day, due.months)}${otherDaysWords(due.otherDays, language)}`;
    case 'PERIOD_END':
      return daysWords({ days: due.days, period }, language);
  }
}

function daysWords(
  { days, period }: { readonly days: number | null; readonly period: Obligation['period'] },
  language: DueSentences,
): string {
  if (days === null) return language.dayUnstated;
  // The nth day after the last of a month is the nth of the next, as far as every month goes.
  if (period === 'MONTH' && days <= 28) return language.dayOfMonth(days, 1);
  return language.within(days, language.periods[period]);
}

function otherDaysWords(otherDays: readonly string[], language: DueSentences): string {
  return otherDays.length === 0
    ? ''
    : language.otherDays(otherDays.map((monthDay) => dateIn(language, monthDay)));
}

function dateIn({ dates }: DueSentences, monthDay: string): string {
  return dates.format(Date.parse(`2023-${monthDay}`));
}

function rollWords({ due }: Obligation, language: DueSentences): string {
  if (due.anchor === 'UNKNOWN' || due.anchor === 'FORM') return '';
  const time = due.time === undefined ? '' : language.time(due.time);
  if (due.roll === 'NONE') return time;
  return `${time}${due.roll === 'PRECEDING_WORKING_DAY' ? language.dayBefore : language.dayAfter}`;
}
