import type { Day, Money } from '@tallyhouse/shared/contracts/scalars';
import type { DayClock } from './day-clock';
import { moneyText } from './record-text';
import type { CashMovement, ClosingBalances, JackpotMovement } from './ticket';

/** Sums of players' money and jackpots in a month, by kind of movement. No damage keeps one of them away for good. */
export interface CashMonth {
  readonly month: string;
  /** By kind, as decimal strings in major units. */
  readonly movements: Readonly<Record<string, Money>>;
  readonly jackpots: Readonly<Record<string, Money>>;
}

/** What is owed at the end of a gaming day, as decimal strings in major units. */
export type BalanceDay = { readonly day: Day } & Readonly<Record<keyof ClosingBalances, Money>>;

/** Keeps the exact figures of players' money as they arise, day after day. */
export class CashTruth {
  readonly #clock: DayClock;
  readonly #decimals: 0 | 2;
  readonly #months = new Map<string, { movements: Map<string, number>; jackpots: Map<string, number> }>();
  readonly days: BalanceDay[] = [];

  constructor(clock: DayClock, decimals: 0 | 2) {
    this.#clock = clock;
    this.#decimals = decimals;
  }

  get months(): CashMonth[] {
    const texts = (sums: Map<string, number>, decimals: 0 | 2 | 4) =>
      Object.fromEntries([...sums].sort().map(([kind, sum]) => [kind, fourDecimals(sum, decimals)]));
    return [...this.#months].map(([month, { movements, jackpots }]) => ({
      month,
      movements: texts(movements, this.#decimals),
      jackpots: texts(jackpots, 4),
    }));
  }

  closeDay(
    dayIndex: number,
    movements: readonly CashMovement[],
    jackpots: readonly JackpotMovement[],
    balances: ClosingBalances,
  ): void {
    const day = this.#clock.nameOf(dayIndex);
    const month = this.#monthOf(day.slice(0, 7));
    for (const { kind, amount } of movements) raise(month.movements, kind, amount);
    for (const { kind, amount } of jackpots) raise(month.jackpots, kind, amount);
    const amounts: readonly (readonly [string, number])[] = Object.entries(balances);
    const texts = amounts.map(([name, amount]) => [
      name,
      fourDecimals(amount, name === 'jackpotPools' ? 4 : this.#decimals),
    ]);
    this.days.push({ day, ...(Object.fromEntries(texts) as Record<keyof ClosingBalances, Money>) });
  }

  #monthOf(month: string) {
    const known = this.#months.get(month);
    if (known) return known;
    const fresh = { movements: new Map<string, number>(), jackpots: new Map<string, number>() };
    this.#months.set(month, fresh);
    return fresh;
  }
}

function raise(sums: Map<string, number>, kind: string, amount: number): void {
  sums.set(kind, (sums.get(kind) ?? 0) + amount);
}

function fourDecimals(minor: number, decimals: 0 | 2 | 4): Money {
  const [whole = '0', fraction = ''] = moneyText(minor, decimals).split('.');
  return `${whole}.${fraction.padEnd(4, '0')}`;
}
