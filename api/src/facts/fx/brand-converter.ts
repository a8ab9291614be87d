import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import type { FigureReason } from '../../domain/status/figure-reasons';
import type { BrandReads } from '../../figures/brand-reads';
import { currenciesOf, currencyUnder } from '../../figures/brand-currencies';
import type { ActiveBrand } from '../../platform/auth/current-user';
import type { QueryOptions } from '../../store/store';
import { Converter } from './converter';
import { readCallRates, type CallDays } from './call-rates';
import type { DayRates } from './read-rates';

/**
 * Converts amounts of a brand, whatever licence they are of, into one currency, each by the official rate of its day, and
 * keeps which days have none.
 *
 * What has no rate comes out as zero: it is left out, and `missing` names it.
 */
export class BrandConverter {
  readonly #converters: Map<string, Converter>;

  constructor(
    readonly brand: ActiveBrand,
    readonly to: string,
    readonly rates: DayRates = { rateOf: () => null },
  ) {
    this.#converters = new Map(currenciesOf(brand).map((from) => [from, new Converter(from, to, rates)]));
  }

  get missing(): FigureReason[] {
    return [...this.#converters.values()].flatMap(({ missing }) => missing);
  }

  convert(day: Day, amount: Money, from: string): Money {
    // A currency that none of its licences has breaks a law of data: it has no rate here, and is named as missing.
    const converter = this.#converters.get(from) ?? new Converter(from, this.to, this.rates);
    this.#converters.set(from, converter);
    return converter.convert(day, amount);
  }

  convertUnder(day: Day, amount: Money, licenceId: string | null): Money {
    return this.convert(day, amount, currencyUnder(this.brand, licenceId));
  }

  /** Whether a day has the rate that an amount needs. */
  knows(day: Day, from: string): boolean {
    return from === this.to || this.rates.rateOf(from, day) !== null;
  }

  /** Keeps a day whose rates are needed, whatever amounts it has. */
  need(day: Day): void {
    for (const converter of this.#converters.values()) converter.convert(day, '0');
  }
}

/** The converter of a brand for the days of a call; nothing is read where all is in `to`. */
export async function readBrandConverter(
  reads: BrandReads,
  brand: ActiveBrand,
  { to, ...days }: CallDays & { readonly to: string },
  options: QueryOptions = {},
): Promise<BrandConverter> {
  const from = currenciesOf(brand).filter((one) => one !== to);
  if (from.length === 0) return new BrandConverter(brand, to);
  return new BrandConverter(brand, to, await readCallRates(reads, { from, to, ...days }, options));
}
