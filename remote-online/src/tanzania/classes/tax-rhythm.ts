import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';

export type TaxRhythm = 'byWeek' | 'byMonth' | 'byQuarter';

/** What a Tanzanian tax is owed by: the week, the quarter, or the month as most are. */
export function rhythmOf({ taxedBy }: Pick<TaxLine, 'taxedBy'>): TaxRhythm {
  if (taxedBy === 'WEEK') return 'byWeek';
  return taxedBy === 'QUARTER' ? 'byQuarter' : 'byMonth';
}

/** Whether a tax is on more than its base: over several tax periods, of which one had a loss that lessens no other. */
export function isByPeriod({
  base,
  baseAmount,
  taxable,
}: Pick<TaxLine, 'base' | 'baseAmount' | 'taxable'>): boolean {
  return base === 'GGR' && Number(taxable) > Math.max(0, Number(baseAmount));
}

/** Whether a rule is the excise on stakes. */
export function isExcise(ruleId: string): boolean {
  return ruleId.startsWith('TZ.EXC.');
}
