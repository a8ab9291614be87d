import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { isWholeMonths } from './calendar';

/**
 * A period as people call it: `October 2026`, `July to September 2026`, `20 November 2026`, `28 October to 3 November 2026`;
 * in Swahili `Oktoba 2026`, `Julai hadi Septemba 2026`; in Arabic `أكتوبر 2026`.
 */
export function periodName({ from, to }: Period, language: Language = 'en'): string {
  const { until, months } = languages[language];
  const monthOf = (day: string) => months.format(Date.parse(day));
  const dateOf = (day: string) => `${dayOf(day)} ${monthOf(day)} ${yearOf(day)}`;
  if (isWholeMonths(from, to, 1)) return `${monthOf(from)} ${yearOf(from)}`;
  if (isWholeMonths(from, to, 3)) return `${monthOf(from)} ${until} ${monthOf(to)} ${yearOf(to)}`;
  if (from === to) return dateOf(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)} ${until} ${dateOf(to)}`;
  return yearOf(from) === yearOf(to)
    ? `${dayOf(from)} ${monthOf(from)} ${until} ${dateOf(to)}`
    : `${dateOf(from)} ${until} ${dateOf(to)}`;
}

type Language = 'en' | 'sw' | 'ar';

const languages: Readonly<
  Record<Language, { readonly until: string; readonly months: Intl.DateTimeFormat }>
> = {
  en: { until: 'to', months: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }) },
  sw: { until: 'hadi', months: new Intl.DateTimeFormat('sw-TZ', { month: 'long', timeZone: 'UTC' }) },
  ar: { until: 'إلى', months: new Intl.DateTimeFormat('ar-EG', { month: 'long', timeZone: 'UTC' }) },
};

const dayOf = (day: string) => String(Number(day.slice(8)));
const yearOf = (day: string) => day.slice(0, 4);
