import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney } from '../money/money';
import type { TaxLine } from './compute-tax';

/** Prizes nobody claimed: what goes to the Board, and what is kept for a guaranteed jackpot; together the whole. */
export function splitUnclaimed(line: TaxLine): { readonly toBoard: Money; readonly kept: Money } {
  return { toBoard: line.tax, kept: subtractMoney(line.base, line.tax) };
}
