import { addMoney, formatMoney } from '../../domain/money/money';
import type { BrandConverter } from '../../facts/fx/brand-converter';
import type { DayAmounts, DaySums } from './queries/sum-days';

/** Amounts of days in the currency of the converter, each row by the rate of its day. */
export function convertDays<Row extends DayAmounts>(
  days: readonly Row[],
  converter: BrandConverter,
): (Row & DayAmounts)[] {
  return days.map((one) => {
    const of = (amount: string) => converter.convert(one.day, formatMoney(amount), one.currency);
    const amounts = { stakes: of(one.stakes), voids: of(one.voids), winnings: of(one.winnings) };
    return { ...one, ...amounts, currency: converter.to };
  });
}

/** Figures of days in the currency of the converter, each row by the rate of its day: then one for each day and channel. */
export function inOneCurrency(days: readonly DaySums[], converter: BrandConverter): DaySums[] {
  const byPlace = new Map<string, DaySums>();
  for (const one of convertDays(days, converter)) {
    const place = `${one.day} ${one.channel}`;
    const known = byPlace.get(place);
    byPlace.set(place, {
      ...one,
      bets: one.bets + (known?.bets ?? 0),
      stakes: addMoney(one.stakes, known?.stakes ?? '0.00'),
      voids: addMoney(one.voids, known?.voids ?? '0.00'),
      winnings: addMoney(one.winnings, known?.winnings ?? '0.00'),
    });
  }
  return [...byPlace.values()];
}
