import type { BrandModel } from './brand-model';
import { CashTruth } from './cash-truth';
import { BalanceBook } from './closing-balances';
import { JackpotBook, type JackpotWin } from './jackpot-book';
import {
  returnsStake,
  type CashMovement,
  type ClosingBalances,
  type JackpotMovement,
  type Payment,
  type Settlement,
  type Ticket,
} from './ticket';
import { WalletBook } from './wallet-book';

/** What a day did to players' money, and what is owed at its end. */
export interface ClosedDay {
  readonly movements: readonly CashMovement[];
  readonly jackpots: readonly JackpotMovement[];
  readonly balances: ClosingBalances;
}

/**
 * Accounts, jackpot and balances of a brand, all derived from its bets; `atMs` is the time as the source tells it.
 *
 * A day is closed in two steps, `closeJackpot` and then `close`, after the day before.
 */
export class MoneyBooks {
  readonly truth: CashTruth;
  readonly #wallets: WalletBook;
  readonly #jackpots: JackpotBook;
  readonly #balances: BalanceBook;
  #jackpotDay: ReturnType<JackpotBook['close']> = { movements: [], wins: [], pool: 0 };

  constructor(model: BrandModel) {
    const { clock, profile } = model;
    this.truth = new CashTruth(clock, profile.decimals);
    this.#wallets = new WalletBook(model);
    this.#jackpots = new JackpotBook(model);
    this.#balances = new BalanceBook(clock, profile.decimals);
  }

  bet(ticket: Ticket, atMs: number): void {
    this.#balances.place(ticket, atMs);
    if (ticket.stream.channel === 'RETAIL') return;
    const { player, stakeCash, stakeBonus } = ticket;
    this.#wallets.add({ does: 'STAKE_CASH', player, atMs, amount: stakeCash, relatedId: '' });
    this.#wallets.add({ does: 'STAKE_BONUS', player, atMs, amount: stakeBonus, relatedId: '' });
  }

  settle(ticket: Ticket, settlement: Settlement, atMs: number): void {
    this.#balances.settle(settlement, atMs);
    if (ticket.stream.channel === 'RETAIL') return;
    this.#jackpots.add(ticket, settlement, atMs);
    const amount = returnsStake(settlement.result) ? settlement.stakeBonus : 0;
    this.#wallets.add({ does: 'CREDIT_BONUS', player: ticket.player, atMs, amount, relatedId: '' });
  }

  pay({ player }: Ticket, payment: Payment, atMs: number): void {
    this.#balances.pay(payment, atMs);
    const { method, gross, net } = payment;
    if (method === 'WALLET')
      this.#wallets.add({ does: 'CREDIT_CASH', player, atMs, amount: net, relatedId: '' });
    if (method === 'BONUS')
      this.#wallets.add({ does: 'CREDIT_BONUS', player, atMs, amount: gross, relatedId: '' });
  }

  /** What the jackpot paid on a day: it has to be settled and paid before the day is closed. */
  closeJackpot(dayIndex: number): readonly JackpotWin[] {
    this.#jackpotDay = this.#jackpots.close(dayIndex);
    return this.#jackpotDay.wins;
  }

  close(dayIndex: number): ClosedDay {
    const { movements: jackpots, pool } = this.#jackpotDay;
    const { movements, balances: wallets } = this.#wallets.close(dayIndex);
    const balances = this.#balances.close(dayIndex, wallets, pool);
    this.truth.closeDay(dayIndex, movements, jackpots, balances);
    return { movements, jackpots, balances };
  }
}
