import Big from 'big.js';

/** HALF_UP rounds a half away from zero, so that a credit is the mirror of a charge; HALF_EVEN to the even neighbour. */
export type RoundingMode = 'HALF_UP' | 'HALF_EVEN' | 'DOWN' | 'UP';

export interface RoundingStep {
  /** The smallest amount there is afterwards: `"1"` whole shillings, `"0.01"` cents. Above zero. */
  readonly unit: string;
  readonly mode: RoundingMode;
}

// Constructors of their own, so that the precision of divisions is not set for everybody.
const divisors: Readonly<Record<RoundingMode, typeof Big>> = {
  HALF_UP: wholeDivision(Big.roundHalfUp),
  HALF_EVEN: wholeDivision(Big.roundHalfEven),
  DOWN: wholeDivision(Big.roundDown),
  UP: wholeDivision(Big.roundUp),
};

/** `exact` to the nearest multiple of the step's unit. */
export function roundAmount(exact: Big, step: RoundingStep): Big {
  return roundQuotient(exact, new Big(1), step);
}

/**
 * `numerator / denominator` to the nearest multiple of the step's unit, rounded once from the exact fraction.
 *
 * Errors: `Error` when the denominator or the unit is zero.
 */
export function roundQuotient(numerator: Big, denominator: Big, { unit, mode }: RoundingStep): Big {
  const units = new divisors[mode](numerator).div(denominator.times(unit));
  // Back to the common constructor: what is computed next must not round to whole numbers.
  return new Big(units.toFixed()).times(unit);
}

function wholeDivision(mode: number): typeof Big {
  const Whole = Big();
  Whole.DP = 0;
  Whole.RM = mode;
  return Whole;
}
