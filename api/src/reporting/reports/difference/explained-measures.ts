import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney } from '../../../domain/money/money';
import type { FactEntry } from './read-changed-facts';

/** Measures whose differences are told by cause, for versions and for their rows. */
export const explainedMeasures = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'] as const;
export type ExplainedMeasure = (typeof explainedMeasures)[number];

/** What facts add to a measure. */
export function partOf(
  { stakes, voids, winnings }: Omit<FactEntry, 'day'>,
  measure: ExplainedMeasure,
): Money {
  const netStakes = subtractMoney(stakes, voids);
  return { stakes, voids, winnings, netStakes, ggr: subtractMoney(netStakes, winnings) }[measure];
}
