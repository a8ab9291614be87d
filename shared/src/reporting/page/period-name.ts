import type { Period } from '../../contracts/scalars';
import { periodText } from '../../format/day';
import { localeTag, type Locale } from '../../i18n/locale';
import { isWholeMonths } from '../../contracts/period-steps';

/** A period as short as it can be said: `Oct 2026` for a whole month, else its days. */
export function periodName(period: Period, locale: Locale): string {
  const isOneMonth = isWholeMonths(period) && period.from.slice(0, 7) === period.to.slice(0, 7);
  if (!isOneMonth) return periodText(period);
  const format = new Intl.DateTimeFormat(localeTag(locale), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${period.from}T00:00:00Z`));
}
