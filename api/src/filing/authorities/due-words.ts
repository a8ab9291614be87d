import type { Obligation } from '@tallyhouse/shared/contracts/authorities';

interface Words {
  readonly en: string;
  readonly sw: string;
}

const periods: Readonly<Record<Obligation['period'], Words>> = {
  DAY: { en: 'day', sw: 'siku' },
  WEEK: { en: 'week', sw: 'wiki' },
  MONTH: { en: 'month', sw: 'mwezi' },
  BIMONTH: { en: 'two months', sw: 'miezi miwili' },
  QUARTER: { en: 'quarter', sw: 'robo mwaka' },
  HALF: { en: 'half year', sw: 'nusu mwaka' },
  YEAR: { en: 'year', sw: 'mwaka' },
};

const weekdays = {
  MON: { en: 'Monday', sw: 'Jumatatu' },
  TUE: { en: 'Tuesday', sw: 'Jumanne' },
  WED: { en: 'Wednesday', sw: 'Jumatano' },
  THU: { en: 'Thursday', sw: 'Alhamisi' },
  FRI: { en: 'Friday', sw: 'Ijumaa' },
  SAT: { en: 'Saturday', sw: 'Jumamosi' },
  SUN: { en: 'Sunday', sw: 'Jumapili' },
} as const;

const months = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  sw: new Intl.DateTimeFormat('sw', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** When an obligation is due, in words; Swahili where it has a Swahili title. */
export function dueWords(obligation: Obligation, zone: string): { en: string; sw?: string } {
  const en = `${anchorWords(obligation, 'en')}${rollWords(obligation, 'en')} (${zone})`;
  if (obligation.title.sw === undefined) return { en };
  return { en, sw: `${anchorWords(obligation, 'sw')}${rollWords(obligation, 'sw')} (${zone})` };
}

function anchorWords({ due, period }: Obligation, language: keyof Words): string {
  const after = periods[period][language];
  const isEnglish = language === 'en';
  switch (due.anchor) {
    case 'UNKNOWN':
      return isEnglish
        ? 'No source for the due date has been read'
        : 'Chanzo cha tarehe ya mwisho hakijasomwa';
    case 'FORM':
      return isEnglish ? `As stated on ${due.form}` : `Kama inavyoelezwa na: ${due.form}`;
    case 'NEXT_WEEKDAY': {
      const weekday = weekdays[due.weekday][language];
      return isEnglish
        ? `By the first ${weekday} after the end of the ${after}`
        : `Ifikapo ${weekday} ya kwanza baada ya mwisho wa ${after}`;
    }
    case 'FIXED_DATE': {
      const date = months[language].format(Date.parse(`2023-${due.monthDay}`));
      return isEnglish
        ? `By the first ${date} after the end of the ${after}`
        : `Ifikapo ${date} ya kwanza baada ya mwisho wa ${after}`;
    }
    case 'DAY_OF_MONTH':
      return `${dayOfMonthWords(due, language)}${otherDaysWords(due.otherDays, language)}`;
    case 'PERIOD_END':
      return daysWords({ days: due.days, period, after }, language);
  }
}

function daysWords(
  {
    days,
    period,
    after,
  }: { readonly days: number | null; readonly period: Obligation['period']; readonly after: string },
  language: keyof Words,
): string {
  const isEnglish = language === 'en';
  if (days === null) {
    return isEnglish ? 'The source does not state the day' : 'Chanzo hakitaji siku';
  }
  // The nth day after the last of a month is the nth of the next, as far as every month goes.
  if (period === 'MONTH' && days <= 28) return dayOfMonthWords({ day: days, months: 1 }, language);
  const count = days === 1 ? 'day' : 'days';
  return isEnglish
    ? `Within ${days} ${count} after the end of the ${after}`
    : `Ndani ya siku ${days} baada ya mwisho wa ${after}`;
}

function dayOfMonthWords(
  { day, months: ahead }: { readonly day: number; readonly months: number },
  language: keyof Words,
): string {
  if (language === 'sw') {
    return `Ifikapo tarehe ${day} ya mwezi ${ahead === 1 ? 'unaofuata' : `wa ${ahead} baada ya kipindi`}`;
  }
  return `By the ${ordinal(day)} of the ${ahead === 1 ? 'next month' : `${ordinal(ahead)} month after the period`}`;
}

function otherDaysWords(otherDays: readonly string[], language: keyof Words): string {
  if (otherDays.length === 0) return '';
  const dates = otherDays.map((monthDay) => months[language].format(Date.parse(`2023-${monthDay}`)));
  return language === 'en'
    ? `, but by ${dates.join(' or ')} in those months`
    : `, bali ifikapo ${dates.join(' au ')} katika miezi hiyo`;
}

function rollWords({ due }: Obligation, language: keyof Words): string {
  if (due.anchor === 'UNKNOWN' || due.anchor === 'FORM') return '';
  const isEnglish = language === 'en';
  const time = due.time === undefined ? '' : isEnglish ? `, ${due.time}` : `, saa ${due.time}`;
  if (due.roll === 'NONE') return time;
  const isBefore = due.roll === 'PRECEDING_WORKING_DAY';
  const words = isEnglish
    ? `; if not a working day, the ${isBefore ? 'preceding' : 'following'} working day`
    : `; isipokuwa siku ya kazi, siku ya kazi ${isBefore ? 'iliyotangulia' : 'inayofuata'}`;
  return `${time}${words}`;
}

function ordinal(day: number): string {
  const suffix =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${suffix}`;
}
