import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from './money';
import { roundQuotient, type RoundingStep } from './round-amount';

/** Where the one rounding happens: at each ticket, or at the total of the period. */
export type RoundingStage = 'TICKET' | 'PERIOD';

export interface Rounding extends RoundingStep {
  readonly stage: RoundingStage;
}

export interface StagedTotal {
  /** Each part rounded by itself, in the order given. */
  readonly perPart: readonly Money[];
  /** What is reported: the sum of the rounded parts at stage TICKET, the rounded sum at stage PERIOD. */
  readonly total: Money;
  readonly perTicketSum: Money;
  readonly perPeriod: Money;
  /** `perTicketSum` − `perPeriod`: shown, never hidden. */
  readonly roundingDifference: Money;
}

/**
 * Rounds exact parts once, at the stage of the rule, and says what the other stage would have given.
 *
 * The parts are numerators over `denominator`, for charges that no decimal can hold.
 */
export function roundInStages(
  exactParts: readonly Big[],
  rounding: Rounding,
  denominator = new Big(1),
): StagedTotal {
  const rounded = exactParts.map((part) => roundQuotient(part, denominator, rounding));
  const perTicketSum = rounded.reduce((sum, part) => sum.plus(part), new Big(0));
  const exactSum = exactParts.reduce((sum, part) => sum.plus(part), new Big(0));
  const perPeriod = roundQuotient(exactSum, denominator, rounding);
  return {
    perPart: rounded.map(formatMoney),
    total: formatMoney(rounding.stage === 'TICKET' ? perTicketSum : perPeriod),
    perTicketSum: formatMoney(perTicketSum),
    perPeriod: formatMoney(perPeriod),
    roundingDifference: formatMoney(perTicketSum.minus(perPeriod)),
  };
}
