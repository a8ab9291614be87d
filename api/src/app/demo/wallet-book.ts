import { Accounts } from './accounts';
import type { BrandModel } from './brand-model';
import { createPrng, type Prng } from './prng';
import type { CashMovement, CashMovementKind } from './ticket';
import { WalletDays, type WalletEvent } from './wallet-days';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const withdrawnShare = 0.45;
const reversedShare = 0.01;
const chargebackShare = 0.0005;
const grantShare = 0.08;
const convertedShare = 0.22;

/** What the accounts hold at the end of a day, minor units. */
export interface WalletBalances {
  readonly cash: number;
  readonly bonus: number;
  readonly pending: number;
}

/**
 * The accounts of a brand's online players, played from what their bets take and bring: a stake that an account cannot
 * bear brings a deposit or a grant before it, winnings bring withdrawals after them.
 *
 * Days are closed one after another, for each starts from the balances of the one before.
 */
export class WalletBook {
  readonly #model: BrandModel;
  readonly #days: WalletDays;
  readonly #cash: Accounts;
  readonly #bonus: Accounts;
  #pending = 0;
  #deposited = 0;
  #withdrawn = 0;
  /** Of the day that is being closed. */
  #movements: CashMovement[] = [];
  #prng: Prng;
  #dayIndex = 0;

  constructor(model: BrandModel) {
    this.#model = model;
    this.#days = new WalletDays(model.clock);
    this.#cash = new Accounts(model.players.count);
    this.#bonus = new Accounts(model.players.count);
    this.#prng = createPrng(`${model.seed}|wallets`);
  }

  /** Keeps what a bet, a settlement or a payment does to an account, for its day. */
  add(event: WalletEvent): void {
    if (event.amount !== 0) this.#days.add(event);
  }

  /** The movements of a day, in no order, once all that its bets did has been added; and what is left at its end. */
  close(dayIndex: number): { movements: readonly CashMovement[]; balances: WalletBalances } {
    this.#dayIndex = dayIndex;
    this.#movements = [];
    this.#prng = createPrng(`${this.#model.seed}|${this.#model.clock.nameOf(dayIndex)}|wallets`);
    for (const event of this.#days.take(dayIndex)) this.#play(event);
    return {
      movements: this.#movements,
      balances: { cash: this.#cash.total(), bonus: this.#bonus.total(), pending: this.#pending },
    };
  }

  #play(event: WalletEvent): void {
    const { player, amount } = event;
    switch (event.does) {
      case 'STAKE_CASH':
        this.#depositFor(event);
        this.#cash.add(player, -amount);
        break;
      case 'STAKE_BONUS':
        this.#grantFor(event);
        this.#bonus.add(player, -amount);
        break;
      case 'CREDIT_CASH':
        this.#cash.add(player, amount);
        this.#maybeWithdraw(event);
        break;
      case 'CREDIT_BONUS':
        this.#bonus.add(player, amount);
        this.#planBonusEnd(event, amount);
        break;
      case 'APPROVE':
        this.#move('WITHDRAWAL_APPROVED', event, amount);
        break;
      case 'PAY':
        this.#move('WITHDRAWAL_PAID', event, amount);
        this.#pending -= amount;
        break;
      case 'REVERSE':
        this.#move('WITHDRAWAL_REVERSED', event, amount);
        this.#pending -= amount;
        this.#cash.add(player, amount);
        break;
      case 'CHARGE_BACK':
        this.#chargeBack(event);
        break;
      case 'END_BONUS':
        this.#endBonus(event);
        break;
    }
  }

  /** What the account lacks for a stake is paid in before it, rounded up, or what the player usually pays in. */
  #depositFor({ player, atMs, amount }: WalletEvent): void {
    const lacking = amount - this.#cash.of(player);
    if (lacking <= 0) return;
    const { depositMedianMinor, depositStepMinor: step, methods } = this.#model.profile.cash;
    const usual = this.#prng.logNormal(depositMedianMinor, 0.9);
    const deposit = Math.ceil(Math.max(lacking, usual) / step) * step;
    const paidMs = this.#before(atMs);
    const method = methods[this.#prng.below(methods.length)] ?? '';
    const id = this.#move('DEPOSIT', { player, atMs: paidMs, relatedId: '', method }, deposit);
    this.#cash.add(player, deposit);
    this.#deposited += deposit;
    if (this.#prng.chance(grantShare)) this.#grant({ player, atMs: paidMs }, deposit);
    if (this.#prng.chance(chargebackShare)) {
      const backMs = paidMs + Math.floor(this.#prng.between(5, 40)) * dayMs;
      this.add({ does: 'CHARGE_BACK', player, atMs: backMs, amount: deposit, relatedId: id });
    }
  }

  /** A free bet is given with its stake. */
  #grantFor({ player, atMs, amount }: WalletEvent): void {
    const lacking = amount - this.#bonus.of(player);
    if (lacking <= 0) return;
    this.#move('BONUS_GRANTED', { player, atMs: this.#before(atMs), relatedId: '' }, lacking);
    this.#bonus.add(player, lacking);
  }

  #grant({ player, atMs }: Pick<WalletEvent, 'player' | 'atMs'>, amount: number): void {
    this.#move('BONUS_GRANTED', { player, atMs, relatedId: '' }, amount);
    this.#bonus.add(player, amount);
    this.#planBonusEnd({ player, atMs }, amount);
  }

  #planBonusEnd({ player, atMs }: Pick<WalletEvent, 'player' | 'atMs'>, amount: number): void {
    const endMs = atMs + Math.floor(this.#prng.between(1, 30) * 86_400) * 1000;
    this.add({ does: 'END_BONUS', player, atMs: endMs, amount, relatedId: '' });
  }

  /** Of what is left of a bonus, a fifth was played through and becomes cash; the rest lapses. */
  #endBonus(event: WalletEvent): void {
    const left = Math.min(event.amount, this.#bonus.of(event.player));
    if (left === 0) return;
    const isConverted = this.#prng.chance(convertedShare);
    this.#move(isConverted ? 'BONUS_CONVERTED' : 'BONUS_EXPIRED', event, left);
    this.#bonus.add(event.player, -left);
    if (isConverted) this.#cash.add(event.player, left);
  }

  /** Part of what was won is taken out, as long as less than the usual share of deposits has been. */
  #maybeWithdraw({ player, atMs }: WalletEvent): void {
    const { depositMedianMinor, depositStepMinor: step } = this.#model.profile.cash;
    const held = this.#cash.of(player);
    const isDue = this.#withdrawn < withdrawnShare * this.#deposited && held >= 2 * depositMedianMinor;
    if (!isDue || !this.#prng.chance(0.5)) return;
    const amount = Math.floor((held * this.#prng.between(0.5, 1)) / step) * step;
    if (amount === 0) return;
    const askedMs = Math.min(atMs + (60 + this.#prng.below(1800)) * 1000, this.#lastMoment());
    const { methods } = this.#model.profile.cash;
    const method = methods[player % methods.length] ?? '';
    const id = this.#move('WITHDRAWAL_REQUESTED', { player, atMs: askedMs, relatedId: '', method }, amount);
    this.#cash.add(player, -amount);
    this.#pending += amount;
    this.#withdrawn += amount;
    const approvedMs = askedMs + Math.floor(this.#prng.between(0.2, 6) * 3600) * 1000;
    const isReversed = this.#prng.chance(reversedShare);
    this.add({ does: 'APPROVE', player, atMs: approvedMs, amount, relatedId: id });
    // Never on the day of the request: money that comes back on a day is not there for the bets before it.
    const doneMs = approvedMs + (isReversed ? 26 : 1 + this.#prng.exponential(10)) * hourMs;
    const at = Math.floor(doneMs / 1000) * 1000;
    this.add({ does: isReversed ? 'REVERSE' : 'PAY', player, atMs: at, amount, relatedId: id });
  }

  /** What the account cannot give back any more the operator bears. */
  #chargeBack(event: WalletEvent): void {
    const lacking = event.amount - this.#cash.of(event.player);
    if (lacking > 0) {
      this.#move('ADJUSTMENT_CREDIT', event, lacking);
      this.#cash.add(event.player, lacking);
    }
    this.#move('CHARGEBACK', event, event.amount);
    this.#cash.add(event.player, -event.amount);
  }

  #move(
    kind: CashMovementKind,
    {
      player,
      atMs,
      relatedId,
      method,
    }: Pick<WalletEvent, 'player' | 'atMs' | 'relatedId'> & { method?: string },
    amount: number,
  ): string {
    const day = this.#model.clock.nameOf(this.#dayIndex).slice(2).replaceAll('-', '');
    const id = `CM${day}-${(this.#movements.length + 1).toString(36)}`;
    this.#movements.push({ id, kind, relatedId, atMs, player, method: method ?? '', amount });
    return id;
  }

  /** A moment shortly before, on the same gaming day. */
  #before(atMs: number): number {
    const start = this.#model.clock.startOf(this.#dayIndex);
    return Math.max(start, atMs - (20 + this.#prng.below(300)) * 1000);
  }

  #lastMoment(): number {
    return this.#model.clock.startOf(this.#dayIndex + 1) - 1000;
  }
}
