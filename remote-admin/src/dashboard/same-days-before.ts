import { addDays } from '@tallyhouse/shared/contracts/period-steps';

const dayMs = 86_400_000;

/**
 * The days of the month before that a month-to-date period is compared with: its first day and as many days,
 * at most to that month's end (1–31 March against 1–28 February).
 */
export function sameDaysBefore(period: { readonly from: string; readonly to: string }): {
  from: string;
  to: string;
} {
  const lastOfMonthBefore = addDays(period.from, -1);
  const from = `${lastOfMonthBefore.slice(0, 7)}-01`;
  const length = (Date.parse(period.to) - Date.parse(period.from)) / dayMs;
  const to = addDays(from, length);
  return { from, to: to < lastOfMonthBefore ? to : lastOfMonthBefore };
}
