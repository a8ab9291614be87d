import type { TaxLine } from './tax-lines';

/** Whether a tax is on more than its base: over several tax periods, of which one had a loss that lessens no other. */
export function isByPeriod({
  base,
  baseAmount,
  taxable,
}: Pick<TaxLine, 'base' | 'baseAmount' | 'taxable'>): boolean {
  return base === 'GGR' && Number(taxable) > Math.max(0, Number(baseAmount));
}
