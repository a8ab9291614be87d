import { missing } from './missing';

const long = new Intl.DateTimeFormat('en-GB', dateStyle({ year: 'numeric' }));
const short = new Intl.DateTimeFormat('en-GB', dateStyle({}));

function dateStyle(more: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  // A gaming day is a plain date: read and written in UTC, so that the viewer's zone never shifts it.
  return { day: 'numeric', month: 'short', timeZone: 'UTC', ...more };
}

/** A gaming day: `"2026-11-05"` → `5 Nov 2026`. Null or empty is `—`. */
export function dayText(day: string | null): string {
  return day === null || day === '' ? missing : long.format(new Date(`${day}T00:00:00Z`));
}

/** A gaming day without its year, for axes: `5 Nov`. */
export function shortDayText(day: string | null): string {
  return day === null || day === '' ? missing : short.format(new Date(`${day}T00:00:00Z`));
}

/** Both ends of a period, both counted: `1 – 31 Oct 2026`, `28 Sep – 4 Oct 2026`, one day as itself. */
export function periodText(period: { readonly from: string; readonly to: string }): string {
  const { from, to } = period;
  if (from === to) return dayText(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${dayText(to)}`;
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDayText(from)} – ${dayText(to)}`
    : `${dayText(from)} – ${dayText(to)}`;
}
