import type { BrandModel } from './brand-model';
import type { SessionStream } from './brand-profile';
import { createPrng } from './prng';
import type { JackpotMovement, Settlement, Ticket } from './ticket';

const contributionShare = 0.0125;
/** Two slots of five put into the pool. */
const linkedOf = 5;
const linked = 2;
/** A seed is to what the pool grows by before it is won, on average, as 10,000 to 30,000. */
const seedShare = 1 / 3;
const meanRounds = 129;

/** A prize that was won, in minor units. */
export interface JackpotWin {
  readonly ticket: Ticket;
  readonly atMs: number;
  readonly amountMinor: number;
}

/** The progressive jackpot of a brand's slots; it has none without slots. Its days are closed one after another. */
export class JackpotBook {
  readonly #model: BrandModel;
  readonly #stream: SessionStream | null;
  readonly #products: ReadonlySet<string>;
  readonly #scale: number;
  /** Ten-thousandths, as all amounts here. */
  readonly #growth: number;
  readonly #seed: number;
  readonly #waiting = new Map<number, { ticket: Ticket; atMs: number; amount: number }[]>();
  #pool = 0;

  constructor(model: BrandModel) {
    this.#model = model;
    this.#stream =
      model.profile.streams.find((stream): stream is SessionStream => stream.game === 'slots') ?? null;
    const slots = model.products.filter(({ vertical }) => vertical === 'CASINO_SLOTS');
    this.#products = new Set(slots.filter((_, index) => index % linkedOf < linked).map(({ id }) => id));
    this.#scale = 10 ** (4 - model.profile.decimals);
    this.#growth = Math.max(1, this.#monthlyContributions()) * this.#scale;
    this.#seed = Math.ceil((this.#growth * seedShare) / (100 * this.#scale)) * 100 * this.#scale;
  }

  /** Keeps what a settled session put into the pool; bonus stakes put nothing in. */
  add(ticket: Ticket, settlement: Settlement, atMs: number): void {
    if (!this.#products.has(ticket.productId)) return;
    const amount = Math.round(settlement.stakeCash * contributionShare * this.#scale);
    if (amount === 0) return;
    const dayIndex = this.#model.clock.indexOf(atMs);
    const waiting = this.#waiting.get(dayIndex);
    if (waiting) waiting.push({ ticket, atMs, amount });
    else this.#waiting.set(dayIndex, [{ ticket, atMs, amount }]);
  }

  /** The pool's movements on a day and what was won, once every session of the day has been added. */
  close(dayIndex: number): {
    movements: readonly JackpotMovement[];
    wins: readonly JackpotWin[];
    pool: number;
  } {
    const movements: JackpotMovement[] = [];
    const wins: JackpotWin[] = [];
    const move = (kind: JackpotMovement['kind'], atMs: number, amount: number, ticket: Ticket | null) => {
      const day = this.#model.clock.nameOf(dayIndex).slice(2).replaceAll('-', '');
      const id = `JP${day}-${(movements.length + 1).toString(36)}`;
      movements.push({
        id,
        poolId: this.#poolId(),
        kind,
        atMs,
        ticket,
        licenceId: this.#licenceId(),
        amount,
      });
      this.#pool += kind === 'WIN' ? -amount : amount;
    };
    const prng = createPrng(`${this.#model.seed}|${this.#model.clock.nameOf(dayIndex)}|jackpot`);
    if (dayIndex === 0 && this.#stream !== null) move('SEED', this.#model.clock.startOf(0), this.#seed, null);
    const contributions = (this.#waiting.get(dayIndex) ?? []).sort((a, b) => a.atMs - b.atMs);
    this.#waiting.delete(dayIndex);
    for (const { ticket, atMs, amount } of contributions) {
      move('CONTRIBUTION', atMs, amount, ticket);
      if (!prng.chance(amount / this.#growth)) continue;
      // What is won is paid in coins there are; the fractions stay in the pool.
      const amountMinor = Math.floor(this.#pool / this.#scale);
      move('WIN', atMs, amountMinor * this.#scale, ticket);
      move('RESEED', atMs, this.#seed, null);
      wins.push({ ticket, atMs, amountMinor });
    }
    return { movements, wins, pool: this.#pool };
  }

  #poolId(): string {
    const { id, licence } = this.#model.profile;
    return `${licence?.id ?? id}-progressive`;
  }

  #licenceId(): string {
    return this.#stream?.licenceId ?? '';
  }

  /** What a month of the slots is expected to put in, minor units: the prize falls about once a month. */
  #monthlyContributions(): number {
    const stream = this.#stream;
    if (stream === null) return 0;
    const { medianMinor, sigma } = stream.stake;
    const sessionMinor = meanRounds * medianMinor * Math.exp(sigma ** 2 / 2);
    const sessions = 30 * this.#model.expected(stream, 0);
    return (sessions * sessionMinor * contributionShare * linked) / linkedOf;
  }
}
