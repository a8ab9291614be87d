import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';

export type TaxRhythm = 'byWeek' | 'byMonth' | 'byQuarter';

/** What a Tanzanian tax is owed by: the week, the quarter, or the month as most are. */
export function rhythmOf({ taxedBy }: Pick<TaxLine, 'taxedBy'>): TaxRhythm {
  if (taxedBy === 'WEEK') return 'byWeek';
  return taxedBy === 'QUARTER' ? 'byQuarter' : 'byMonth';
}

/** Whether a rule is the excise on stakes. */
export function isExcise(ruleId: string): boolean {
  return ruleId.startsWith('TZ.EXC.');
}
