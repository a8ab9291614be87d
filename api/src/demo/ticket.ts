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

export interface Settlement {
  /** Number of the settlement within its ticket, from 1. */
  readonly part: number;
  readonly atMs: number;
  readonly result: 'WON' | 'LOST' | 'VOID' | 'CANCELLED' | 'CASHED_OUT' | 'PARTIAL_CASHOUT' | 'RESETTLED';
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
  readonly method: 'CASH' | 'WALLET' | 'VOUCHER' | 'NONE';
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
