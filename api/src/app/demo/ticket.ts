import type { Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { StreamProfile } from './brand-profile';
import type { Shop } from './shops';

/** A bet, or a session of a casino game. Amounts in minor units, instants in epoch milliseconds on a full second. */
export interface Ticket {
  readonly id: string;
  readonly stream: StreamProfile;
  readonly vertical: Vertical;
  readonly productId: string;
  readonly shop: Shop | null;
  readonly terminalId: string;
  readonly cashierId: string;
  /** Number in the player book; -1 in a shop. */
  readonly player: number;
  readonly playerRef: string;
  readonly playerCountry: string;
  readonly device: string;
  readonly acceptedMs: number;
  readonly stakeCash: number;
  readonly stakeBonus: number;
  readonly legs: number;
  readonly rounds: number;
  /** As text with four decimals at most; empty where the game has none. */
  readonly odds: string;
}

export type SettlementResult =
  | 'WON'
  | 'LOST'
  | 'VOID'
  | 'CANCELLED'
  | 'LATE_VOID'
  | 'CASHED_OUT'
  | 'PARTIAL_CASHOUT'
  | 'RESETTLED';

/** Whether a settlement gives the stake back and pays nothing. */
export function returnsStake(result: string): boolean {
  return result === 'VOID' || result === 'CANCELLED' || result === 'LATE_VOID';
}

/** The stake that leaves the open book: a late void returns one that left it when the ticket was settled. */
export function stakeSettledBy({
  result,
  stakeCash,
  stakeBonus,
}: Pick<Settlement, 'result' | 'stakeCash' | 'stakeBonus'>): number {
  return result === 'LATE_VOID' ? 0 : stakeCash + stakeBonus;
}

export interface Settlement {
  /** Number of the settlement within its ticket, from 1. */
  readonly part: number;
  readonly atMs: number;
  readonly result: SettlementResult;
  readonly stakeCash: number;
  readonly stakeBonus: number;
  readonly payoutCash: number;
  readonly payoutBonus: number;
  readonly rounds: number;
}

export interface Payment {
  readonly part: number;
  readonly atMs: number;
  readonly kind: 'WINNINGS' | 'REFUND' | 'EXPIRED';
  readonly method: 'CASH' | 'WALLET' | 'BONUS' | 'VOUCHER' | 'NONE';
  /** Where it was paid; null online. */
  readonly shop: Shop | null;
  readonly cashierId: string;
  readonly gross: number;
  readonly withholding: number;
  readonly net: number;
}

export interface DrawerShift {
  readonly id: string;
  readonly shopId: string;
  readonly cashierId: string;
  readonly openedMs: number;
  readonly closedMs: number;
  readonly float: number;
  readonly sales: number;
  readonly payouts: number;
  readonly refunds: number;
  readonly cashIn: number;
  readonly cashOut: number;
  readonly counted: number;
}

/** A movement of a player's account that is no bet. */
export interface CashMovement {
  readonly id: string;
  readonly kind: CashMovementKind;
  /** The request that a withdrawal's later states belong to; empty without one. */
  readonly relatedId: string;
  readonly atMs: number;
  readonly player: number;
  readonly method: string;
  readonly amount: number;
}

export type CashMovementKind =
  | 'DEPOSIT'
  | 'WITHDRAWAL_REQUESTED'
  | 'WITHDRAWAL_APPROVED'
  | 'WITHDRAWAL_PAID'
  | 'WITHDRAWAL_REVERSED'
  | 'CHARGEBACK'
  | 'ADJUSTMENT_CREDIT'
  | 'BONUS_GRANTED'
  | 'BONUS_CONVERTED'
  | 'BONUS_EXPIRED';

/** `amount` in ten-thousandths of the major unit: contributions are fractions of a cent. */
export interface JackpotMovement {
  readonly id: string;
  readonly poolId: string;
  readonly kind: 'SEED' | 'CONTRIBUTION' | 'WIN' | 'RESEED';
  readonly atMs: number;
  /** The session that contributed or won; null for a seed. */
  readonly ticket: Ticket | null;
  readonly licenceId: string;
  readonly amount: number;
}

/** What is owed at the end of a gaming day, in minor units but for the jackpot pools, which are in ten-thousandths. */
export interface ClosingBalances {
  readonly playerCash: number;
  readonly bonus: number;
  readonly openBets: number;
  readonly unpaidWinnings: number;
  readonly pendingWithdrawals: number;
  readonly jackpotPools: number;
  readonly heldFunds: number;
}
