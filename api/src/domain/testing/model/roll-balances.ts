import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { rollForward, signedMovements, type RollForward } from '../../measures/roll-forward';

const openBetSigns = { stakesPlaced: '+', stakesSettled: '-' } as const;

/** Stake not yet settled. `stakesSettled` is gross: voided stakes leave the open book too. */
export function rollOpenBets(
  opening: Money,
  amounts: Readonly<Record<keyof typeof openBetSigns, Money>>,
): RollForward<keyof typeof openBetSigns> {
  return rollForward(opening, signedMovements(openBetSigns, amounts));
}

const unpaidSigns = { winningsSettled: '+', winningsPaid: '-', expired: '-' } as const;

/** Winnings not yet collected. */
export function rollUnpaidWinnings(
  opening: Money,
  amounts: Readonly<Record<keyof typeof unpaidSigns, Money>>,
): RollForward<keyof typeof unpaidSigns> {
  return rollForward(opening, signedMovements(unpaidSigns, amounts));
}

const liabilitySigns = {
  deposits: '+',
  withdrawals: '-',
  stakes: '-',
  voids: '+',
  winningsCredited: '+',
  bonusConverted: '+',
  withholding: '-',
  // These two have their own sign.
  adjustments: '+',
  fx: '+',
} as const;

/** What players have on account. All amounts positive, but for `adjustments` and `fx`, which bear their sign. */
export function rollLiability(
  opening: Money,
  amounts: Readonly<Record<keyof typeof liabilitySigns, Money>>,
): RollForward<keyof typeof liabilitySigns> {
  return rollForward(opening, signedMovements(liabilitySigns, amounts));
}

const poolSigns = { contributions: '+', won: '-', reseed: '+', transfers: '+' } as const;

/** A jackpot pool. `transfers` bears its own sign. */
export function rollJackpotPool(
  opening: Money,
  amounts: Readonly<Record<keyof typeof poolSigns, Money>>,
): RollForward<keyof typeof poolSigns> {
  return rollForward(opening, signedMovements(poolSigns, amounts));
}
