import type { DayClock } from './day-clock';
import { stakeSettledBy, type ClosingBalances, type Payment, type Settlement, type Ticket } from './ticket';
import type { WalletBalances } from './wallet-book';

// The designated accounts hold between 2 and 15 in a hundred more than they must, and are brought to 8.
const leastCover = 1.02;
const mostCover = 1.15;
const usualCover = 1.08;

/** What is owed at the end of each day, by the times that the sources tell. Days are closed one after another. */
export class BalanceBook {
  readonly #clock: DayClock;
  readonly #decimals: 0 | 2;
  readonly #openChanges: Float64Array;
  readonly #unpaidChanges: Float64Array;
  #openBets = 0;
  #unpaidWinnings = 0;
  #heldFunds = 0;

  constructor(clock: DayClock, decimals: 0 | 2) {
    this.#clock = clock;
    this.#decimals = decimals;
    this.#openChanges = new Float64Array(clock.count);
    this.#unpaidChanges = new Float64Array(clock.count);
  }

  place({ stakeCash, stakeBonus }: Ticket, atMs: number): void {
    change(this.#openChanges, this.#clock.indexOf(atMs), stakeCash + stakeBonus);
  }

  settle(settlement: Settlement, atMs: number): void {
    const dayIndex = this.#clock.indexOf(atMs);
    change(this.#openChanges, dayIndex, -stakeSettledBy(settlement));
    change(this.#unpaidChanges, dayIndex, settlement.payoutCash + settlement.payoutBonus);
  }

  pay({ kind, gross }: Payment, atMs: number): void {
    if (kind !== 'REFUND') change(this.#unpaidChanges, this.#clock.indexOf(atMs), -gross);
  }

  /** `jackpotPools` in ten-thousandths. */
  close(dayIndex: number, wallets: WalletBalances, jackpotPools: number): ClosingBalances {
    this.#openBets += this.#openChanges[dayIndex] ?? 0;
    this.#unpaidWinnings += this.#unpaidChanges[dayIndex] ?? 0;
    const { cash, bonus, pending } = wallets;
    const pools = Math.ceil(jackpotPools / 10 ** (4 - this.#decimals));
    const protectedFunds = cash + this.#openBets + pending + pools;
    const isOff =
      this.#heldFunds < protectedFunds * leastCover || this.#heldFunds > protectedFunds * mostCover;
    if (isOff) this.#heldFunds = Math.ceil((protectedFunds * usualCover) / 1000) * 1000;
    return {
      playerCash: cash,
      bonus,
      openBets: this.#openBets,
      unpaidWinnings: this.#unpaidWinnings,
      pendingWithdrawals: pending,
      jackpotPools,
      heldFunds: this.#heldFunds,
    };
  }
}

function change(changes: Float64Array, dayIndex: number, amount: number): void {
  // What happens after the book is over is not known.
  if (dayIndex < changes.length) changes[dayIndex] = (changes[dayIndex] ?? 0) + amount;
}
