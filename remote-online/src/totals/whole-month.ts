import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';

/** The calendar month that holds a day: returns are made by whole months. */
export function wholeMonthOf(day: Day): Period {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}
