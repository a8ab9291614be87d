import type { Day } from '@tallyhouse/shared/contracts/scalars';

/**
 * Easter Sunday of a year by the Gregorian computus (Meeus/Jones/Butcher).
 *
 * The letters are those of the published algorithm, so that it can be compared step by step.
 */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monthAndDay = h + l - 7 * m + 114;
  const month = Math.floor(monthAndDay / 31);
  return new Date(Date.UTC(year, month - 1, (monthAndDay % 31) + 1)).toISOString().slice(0, 10);
}
