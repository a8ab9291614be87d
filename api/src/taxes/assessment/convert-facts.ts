import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { convertDay } from '../../domain/money/conversion';
import { formatMoney } from '../../domain/money/money';
import type { FactReader } from './fact-reader';
import { taxMeasures, type BrandTaxFacts } from './queries/sum-tax-facts';

// Of every currency that a tax is owed in here.
const minorUnit = '0.01';

/** Facts in one currency, and the days whose rate was never published. */
export interface ConvertedFacts {
  readonly facts: readonly BrandTaxFacts[];
  readonly missing: readonly { readonly currency: string; readonly day: Day }[];
}

/**
 * Converts facts to the currency of a tax, each day, licence and product by the official rate of that day, once.
 *
 * Nothing is converted by guess: facts without a rate are left out, and named.
 */
export async function convertFacts(
  reader: Pick<FactReader, 'rates'>,
  facts: readonly BrandTaxFacts[],
  currency: string,
): Promise<ConvertedFacts> {
  const foreign = [...new Set(facts.map((one) => one.currency))].filter((one) => one !== currency);
  if (foreign.length === 0) return { facts, missing: [] };
  const days = facts.map(({ day }) => day).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const period = { from: first, to: last };
  const rates = await reader.rates({ from: foreign, to: currency, period });
  const missing = new Map<string, { currency: string; day: Day }>();
  const converted = facts.flatMap((one) => {
    if (one.currency === currency) return [one];
    const rate = rates.rateOf(one.currency, one.day);
    if (rate === null) {
      missing.set(`${one.currency} ${one.day}`, { currency: one.currency, day: one.day });
      return [];
    }
    const amounts = taxMeasures.map((name) => {
      const amount = { day: one.day, currency: one.currency, amount: formatMoney(one[name]) };
      return [name, convertDay(amount, [rate], { currency, unit: minorUnit })?.converted ?? '0.00'];
    });
    return [{ ...one, ...Object.fromEntries(amounts), currency } as BrandTaxFacts];
  });
  return { facts: converted, missing: [...missing.values()] };
}
