import { keptTogether } from './kept-together';
import { missing } from './missing';
import { ownDateText } from './own-date';
import { dayFormat, formatPerLanguage } from './per-language';

const long = formatPerLanguage((tag) => dayFormat(tag, dateStyle({ year: 'numeric' })));
const short = formatPerLanguage((tag) => dayFormat(tag, dateStyle({})));
const month = formatPerLanguage((tag) =>
  dayFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

function dateStyle(more: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  // A gaming day is a plain date: read and written in UTC, so that the viewer's zone never shifts it.
  return { day: 'numeric', month: 'short', timeZone: 'UTC', ...more };
}

/** A gaming day: `"2026-11-05"` → `5 Nov 2026`. Null or empty is `—`. */
export function dayText(day: string | null): string {
  if (day === null || day === '') return missing;
  return ownDateText(day) ?? long().format(new Date(`${day}T00:00:00Z`));
}

/** A gaming day without its year, for axes: `5 Nov`. */
export function shortDayText(day: string | null): string {
  return day === null || day === '' ? missing : short().format(new Date(`${day}T00:00:00Z`));
}

/** A calendar month: `"2026-11"` → `Nov 2026`. */
export function monthText(yearMonth: string): string {
  return month().format(new Date(`${yearMonth}-01T00:00:00Z`));
}

/** Both ends of a period, both counted: `1 – 31 Oct 2026`, `28 Sep – 4 Oct 2026`, one day as itself. */
export function periodText(period: { readonly from: string; readonly to: string }): string {
  const { from, to } = period;
  if (from === to) return dayText(from);
  if (ownDateText(from) !== undefined) return keptTogether(`${dayText(from)} – ${dayText(to)}`);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${dayText(to)}`;
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDayText(from)} – ${dayText(to)}`
    : `${dayText(from)} – ${dayText(to)}`;
}
