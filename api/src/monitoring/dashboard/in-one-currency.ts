import { addMoney, formatMoney } from '../../domain/money/money';
import type { BrandConverter } from '../../facts/fx/brand-converter';
import type { DaySums } from './queries/sum-days';

/** Figures of days in the currency of the converter, each day by its rate: one row for each day and channel. */
export function inOneCurrency(days: readonly DaySums[], converter: BrandConverter): DaySums[] {
  if (days.every(({ currency }) => currency === converter.to)) return [...days];
  const byPlace = new Map<string, DaySums>();
  for (const { currency, ...one } of days) {
    const of = (amount: string) => converter.convert(one.day, formatMoney(amount), currency);
    const own = { stakes: of(one.stakes), voids: of(one.voids), winnings: of(one.winnings) };
    const place = `${one.day} ${one.channel}`;
    const known = byPlace.get(place);
    byPlace.set(place, {
      ...one,
      currency: converter.to,
      bets: one.bets + (known?.bets ?? 0),
      stakes: addMoney(own.stakes, known?.stakes ?? '0.00'),
      voids: addMoney(own.voids, known?.voids ?? '0.00'),
      winnings: addMoney(own.winnings, known?.winnings ?? '0.00'),
    });
  }
  return [...byPlace.values()];
}
