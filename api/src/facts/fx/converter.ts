import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import { convertDay } from '../../domain/money/conversion';
import { formatMoney } from '../../domain/money/money';
import type { FigureReason } from '../../domain/status/figure-reasons';
import { minorUnitOf } from './minor-unit';
import type { DayRates } from './read-rates';

/**
 * Converts amounts of one currency of play, each by the official rate of its day, and keeps which days have none.
 *
 * Amounts without a rate come out as zero: nothing it gave may be shown once `missing` holds a day.
 */
export class Converter {
  readonly #missing = new Set<Day>();
  readonly #unit: string;

  constructor(
    readonly from: string,
    readonly to: string,
    readonly rates: DayRates,
  ) {
    this.#unit = minorUnitOf(to);
  }

  /** Why figures cannot be converted, a day each; none while every rate was there. */
  get missing(): FigureReason[] {
    return [...this.#missing]
      .sort()
      .map((day) => ({ code: 'FX_MISSING', subject: `${this.from}/${this.to} ${day}` }));
  }

  /** The amount of a day, rounded half to even to the smallest amount of the currency it is converted to. */
  convert(day: Day, amount: Money): Money {
    if (this.from === this.to) return formatMoney(amount);
    const rate = this.rates.rateOf(this.from, day);
    const converted =
      rate === null
        ? null
        : convertDay({ day, currency: this.from, amount }, [rate], { currency: this.to, unit: this.#unit });
    if (converted === null) this.#missing.add(day);
    return converted?.converted ?? '0.00';
  }
}
