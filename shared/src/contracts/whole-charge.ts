import type { TaxLine } from './tax-lines';

/**
 * Whether a machine is charged here for the whole of a tax period that is not the period asked for: the law has no
 * share of it for some of the days, so a week carries what its month does.
 */
export function isWholeCharge({ base, due }: Pick<TaxLine, 'base' | 'due'>): boolean {
  return base === 'MACHINES' && due.day === null;
}
