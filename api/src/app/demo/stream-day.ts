import type { BrandModel } from './brand-model';
import type { StakeProfile, StreamProfile } from './brand-profile';
import type { EventCalendar } from './events';
import type { Ledger } from './ledger';
import type { Prng } from './prng';
import type { Product } from './products';
import type { Ticket } from './ticket';

/** One stream on one gaming day: what a game draws from and where it tells what happened. */
export interface StreamDay<S extends StreamProfile = StreamProfile> {
  readonly model: BrandModel;
  readonly stream: S;
  readonly dayIndex: number;
  readonly prng: Prng;
  readonly ledger: Ledger;
  readonly events: EventCalendar;
  readonly count: number;
  /** What the ids of the day's records begin with. */
  readonly idStart: string;
}

/** `count` instants of the day in order, by the stream's hours; epoch milliseconds on full seconds. */
export function instantsOf(day: StreamDay, count: number): Float64Array {
  const { clock, profile } = day.model;
  const start = clock.startOf(day.dayIndex);
  const length = clock.startOf(day.dayIndex + 1) - start;
  const cutoffHour = Number(profile.cutoff.slice(0, 2));
  const instants = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const hour = day.model.pickHour(day.stream, day.prng) + day.prng.next();
    // On a day of 23 or 25 hours the clock's hours are stretched over what there is.
    const position = ((hour - cutoffHour + 24) % 24) / 24;
    instants[index] = start + Math.floor((position * length) / 1000) * 1000;
  }
  return instants.sort();
}

/** A stake in minor units: log-normal, in the profile's steps and limits. */
export function drawStake(stake: StakeProfile, prng: Prng): number {
  const steps = Math.round(prng.logNormal(stake.medianMinor, stake.sigma) / stake.stepMinor);
  return Math.min(stake.maxMinor, Math.max(stake.minMinor, steps * stake.stepMinor));
}

/** What a game decides about a ticket; the rest follows from the stream. */
export interface TicketDraft {
  readonly number: number;
  readonly acceptedMs: number;
  readonly product: Product;
  readonly stakeMinor: number;
  readonly legs: number;
  readonly rounds: number;
  readonly odds: string;
  /** Share of online tickets whose stake is a free bet or bonus. */
  readonly bonusShare: number;
}

const onlineDevices = [
  'MOBILE',
  'MOBILE',
  'MOBILE',
  'APP',
  'APP',
  'APP',
  'APP',
  'DESKTOP',
  'DESKTOP',
  'TABLET',
];

/** Gives the ticket a player, or a shop with terminal and cashier. Null when every shop is closed. */
export function createTicket(day: StreamDay, draft: TicketDraft): Ticket | null {
  const { model, stream, prng, dayIndex } = day;
  const isRetail = stream.channel === 'RETAIL';
  const shop = isRetail ? (model.shops?.pick(prng, dayIndex) ?? null) : null;
  if (isRetail && (shop === null || model.shops === null)) return null;
  const terminal = shop?.terminals[prng.below(shop.terminals.length)];
  const isServed = shop !== null && terminal?.kind !== 'SSBT';
  const player = isRetail ? -1 : model.players.pick(prng, dayIndex);
  const isBonus = !isRetail && prng.chance(draft.bonusShare);
  // Written out in one piece: a million of these are made, and spreading a base costs several times as much.
  return {
    id: day.idStart + draft.number.toString(36),
    stream,
    vertical: draft.product.vertical,
    productId: draft.product.id,
    shop,
    terminalId: terminal?.id ?? '',
    cashierId: isServed
      ? (model.shops?.cashierOf(shop, dayIndex, model.shops.slotOf(draft.acceptedMs)) ?? '')
      : '',
    player,
    playerRef: isRetail ? '' : model.players.refOf(player),
    playerCountry: isRetail ? '' : model.players.countryOf(player),
    device: isRetail ? '' : (onlineDevices[prng.below(onlineDevices.length)] ?? 'MOBILE'),
    acceptedMs: draft.acceptedMs,
    stakeCash: isBonus ? 0 : draft.stakeMinor,
    stakeBonus: isBonus ? draft.stakeMinor : 0,
    legs: draft.legs,
    rounds: draft.rounds,
    odds: draft.odds,
  };
}

/** Products of a vertical, the first ones more popular. */
export function pickProduct(products: readonly Product[], prng: Prng): Product {
  const product = products[Math.floor(products.length * prng.next() ** 1.8)];
  if (product === undefined) throw new Error('a stream has no products');
  return product;
}
