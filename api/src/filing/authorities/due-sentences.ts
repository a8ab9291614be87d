import type { Obligation } from '@tallyhouse/shared/contracts/authorities';

type Weekday = Extract<Obligation['due'], { anchor: 'NEXT_WEEKDAY' }>['weekday'];

/** The parts of which a language says when something is due. */
export interface DueSentences {
  readonly periods: Readonly<Record<Obligation['period'], string>>;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  /** A day of a year: `31 March`. */
  readonly dates: Intl.DateTimeFormat;
  readonly unread: string;
  readonly dayUnstated: string;
  readonly form: (form: string) => string;
  /** By the first weekday or date after a period. */
  readonly first: (day: string, period: string) => string;
  readonly within: (days: number, period: string) => string;
  /** `ahead`: months after the period. */
  readonly dayOfMonth: (day: number, ahead: number) => string;
  readonly otherDays: (dates: readonly string[]) => string;
  readonly time: (time: string) => string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  /** Keeps what is of another language apart from the sentence. */
  readonly apart: (words: string) => string;
}

const datesOf = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
const asItIs = (words: string) => words;

const en: DueSentences = {
  periods: {
    ...{ DAY: 'day', WEEK: 'week', MONTH: 'month', BIMONTH: 'two months' },
    ...{ QUARTER: 'quarter', HALF: 'half year', YEAR: 'year' },
  },
  weekdays: {
    ...{ MON: 'Monday', TUE: 'Tuesday', WED: 'Wednesday', THU: 'Thursday', FRI: 'Friday' },
    ...{ SAT: 'Saturday', SUN: 'Sunday' },
  },
  dates: datesOf('en-GB'),
  unread: 'No source for the due date has been read',
  dayUnstated: 'The source does not state the day',
  form: (form) => `As stated on ${form}`,
  first: (day, period) => `By the first ${day} after the end of the ${period}`,
  within: (days, period) => `Within ${days} ${days === 1 ? 'day' : 'days'} after the end of the ${period}`,
  dayOfMonth: (day, ahead) =>
    `By the ${ordinal(day)} of the ${ahead === 1 ? 'next month' : `${ordinal(ahead)} month after the period`}`,
  otherDays: (dates) => `, but by ${dates.join(' or ')} in those months`,
  time: (time) => `, ${time}`,
  dayBefore: '; if not a working day, the preceding working day',
  dayAfter: '; if not a working day, the following working day',
  apart: asItIs,
};

const sw: DueSentences = {
  periods: {
    ...{ DAY: 'siku', WEEK: 'wiki', MONTH: 'mwezi', BIMONTH: 'miezi miwili' },
    ...{ QUARTER: 'robo mwaka', HALF: 'nusu mwaka', YEAR: 'mwaka' },
  },
  weekdays: {
    ...{ MON: 'Jumatatu', TUE: 'Jumanne', WED: 'Jumatano', THU: 'Alhamisi', FRI: 'Ijumaa' },
    ...{ SAT: 'Jumamosi', SUN: 'Jumapili' },
  },
  dates: datesOf('sw'),
  unread: 'Chanzo cha tarehe ya mwisho hakijasomwa',
  dayUnstated: 'Chanzo hakitaji siku',
  form: (form) => `Kama inavyoelezwa na: ${form}`,
  first: (day, period) => `Ifikapo ${day} ya kwanza baada ya mwisho wa ${period}`,
  within: (days, period) => `Ndani ya siku ${days} baada ya mwisho wa ${period}`,
  dayOfMonth: (day, ahead) =>
    `Ifikapo tarehe ${day} ya mwezi ${ahead === 1 ? 'unaofuata' : `wa ${ahead} baada ya kipindi`}`,
  otherDays: (dates) => `, bali ifikapo ${dates.join(' au ')} katika miezi hiyo`,
  time: (time) => `, saa ${time}`,
  dayBefore: '; isipokuwa siku ya kazi, siku ya kazi iliyotangulia',
  dayAfter: '; isipokuwa siku ya kazi, siku ya kazi inayofuata',
  apart: asItIs,
};

const ar: DueSentences = {
  periods: {
    ...{ DAY: 'اليوم', WEEK: 'الأسبوع', MONTH: 'الشهر', BIMONTH: 'الشهرين' },
    ...{ QUARTER: 'ربع السنة', HALF: 'نصف السنة', YEAR: 'السنة' },
  },
  weekdays: {
    ...{ MON: 'يوم اثنين', TUE: 'يوم ثلاثاء', WED: 'يوم أربعاء', THU: 'يوم خميس', FRI: 'يوم جمعة' },
    ...{ SAT: 'يوم سبت', SUN: 'يوم أحد' },
  },
  dates: datesOf('ar-EG-u-nu-latn'),
  unread: 'لم يُقرأ مصدر يذكر موعد الاستحقاق',
  dayUnstated: 'المصدر لا يذكر اليوم',
  form: (form) => `كما هو مبيّن في ${form}`,
  first: (day, period) => `في موعد أقصاه أول ${day} بعد نهاية ${period}`,
  within: (days, period) => `خلال ${daysInArabic(days)} بعد نهاية ${period}`,
  dayOfMonth: (day, ahead) =>
    `في موعد أقصاه اليوم ${day} من الشهر ${ahead === 1 ? 'التالي' : `رقم ${ahead} بعد الفترة`}`,
  otherDays: (dates) => `، أو ${dates.join(' أو ')} في تلك الأشهر`,
  time: (time) => `، الساعة ${time}`,
  dayBefore: '؛ وإن لم يكن يوم عمل فيوم العمل السابق له',
  dayAfter: '؛ وإن لم يكن يوم عمل فيوم العمل التالي له',
  apart: (words) => `\u2068${words}\u2069`,
};

/** What each language says. */
export const dueSentences = { en, sw, ar };

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(day: number): string {
  return `${day}${endings[ordinals.select(day)]}`;
}

const arabicPlurals = new Intl.PluralRules('ar');

function daysInArabic(days: number): string {
  switch (arabicPlurals.select(days)) {
    case 'one':
      return 'يوم واحد';
    case 'two':
      return 'يومين';
    case 'few':
      return `${days} أيام`;
    case 'many':
      return `${days} يومًا`;
    default:
      return `${days} يوم`;
  }
}
