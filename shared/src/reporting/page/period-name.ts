import type { Period } from '../../contracts/scalars';
import { monthText, periodText } from '../../format/day';
import { isWholeMonths } from '../../contracts/period-steps';

/** A period as short as it can be said: `Oct 2026` for a whole month, else its days. */
export function periodName(period: Period): string {
  const month = period.from.slice(0, 7);
  return isWholeMonths(period) && month === period.to.slice(0, 7) ? monthText(month) : periodText(period);
}
