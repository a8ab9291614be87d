import type { DayClock } from './day-clock';

/** Something that changes an account. */
export interface WalletEvent {
  readonly does:
    | 'STAKE_CASH'
    | 'STAKE_BONUS'
    | 'CREDIT_CASH'
    | 'CREDIT_BONUS'
    | 'APPROVE'
    | 'PAY'
    | 'REVERSE'
    | 'CHARGE_BACK'
    | 'END_BONUS';
  /** Number in the player book. */
  readonly player: number;
  readonly atMs: number;
  /** Minor units. */
  readonly amount: number;
  /** The movement it follows from; empty without one. */
  readonly relatedId: string;
}

/** Events that wait for their gaming day. */
export class WalletDays {
  readonly #clock: DayClock;
  readonly #waiting = new Map<number, WalletEvent[]>();
  /** What is left of the day being played, latest first. */
  #current: WalletEvent[] = [];
  #currentDay = -1;

  constructor(clock: DayClock) {
    this.#clock = clock;
  }

  /** Events after the end of the book are dropped: nobody knows of them yet. */
  add(event: WalletEvent): void {
    if (event.atMs >= this.#clock.cutMs) return;
    const dayIndex = this.#clock.indexOf(event.atMs);
    if (dayIndex === this.#currentDay) {
      this.#insert(event);
      return;
    }
    const waiting = this.#waiting.get(dayIndex);
    if (waiting) waiting.push(event);
    else this.#waiting.set(dayIndex, [event]);
  }

  /** The events of a day in order of time, those included that are added while it is read. */
  *take(dayIndex: number): Generator<WalletEvent> {
    const events = this.#waiting.get(dayIndex) ?? [];
    this.#waiting.delete(dayIndex);
    // Of the same second the first told comes first.
    this.#current = events.sort((a, b) => a.atMs - b.atMs).reverse();
    this.#currentDay = dayIndex;
    for (let event = this.#current.pop(); event !== undefined; event = this.#current.pop()) yield event;
    this.#currentDay = -1;
  }

  #insert(event: WalletEvent): void {
    let place = this.#current.length;
    while (place > 0 && (this.#current[place - 1]?.atMs ?? Infinity) <= event.atMs) place -= 1;
    this.#current.splice(place, 0, event);
  }
}
