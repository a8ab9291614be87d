import type { Money } from '@tallyhouse/shared/contracts/scalars';

/** Stakes by the questions tax rules ask of them. */
export interface StakeSums {
  readonly cash: Money;
  readonly bonusCashable: Money;
  readonly bonusPlayOnly: Money;
}

export interface WinningsSums {
  readonly cash: Money;
  readonly bonus: Money;
  /** Part of `cash` that was won with bonus stakes. */
  readonly wonWithBonus: Money;
  readonly jackpotWins: Money;
}

/** Sums of a book on one basis; null where the basis does not define the part. */
export interface BasisSums {
  readonly stakes: StakeSums | null;
  /** Stakes returned, without those returned after settlement. */
  readonly voids: StakeSums | null;
  readonly lateVoids: StakeSums | null;
  readonly winnings: WinningsSums | null;
  readonly jackpotContributions: Money;
}
