import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { marketsOf, type BrandProfile, type StreamProfile } from './brand-profile';
import { createDayClock, type DayClock } from './day-clock';
import { daysOfBook, type DemoOptions } from './demo-options';
import { createPlayerBook, type PlayerBook } from './players';
import { createPicker, createPrng, type Prng } from './prng';
import { productsOf, type Product } from './products';
import { dayFactor, hourWeights } from './season';
import { createShopBook, type ShopBook } from './shops';
import type { Ticket } from './ticket';

/** A market of a brand with seed and size: everything that its days are made from. */
export interface BrandModel {
  readonly profile: BrandProfile;
  /** Seed, brand and market, the first part of every seed text. */
  readonly seed: string;
  readonly clock: DayClock;
  readonly products: readonly Product[];
  readonly shops: ShopBook | null;
  readonly players: PlayerBook;
  /** Bets that a stream is expected to take on a day, before the day's own noise. */
  expected(stream: StreamProfile, dayIndex: number): number;
  /** The same of a channel on a mean day. */
  betsPerDay(channel: Channel): number;
  /** Largest payout of a ticket in minor units: it grows with the volume, or one ticket would wipe out a month. */
  capOf(stream: StreamProfile): number;
  prng(dayIndex: number, part: string): Prng;
  pickHour(stream: StreamProfile, prng: Prng): number;
  /** The week in which the tills' clock runs ahead, for the channel that has one. */
  readonly skew: ClockSkew | null;
  /** How far ahead the clock was of the source that took the ticket, milliseconds. */
  skewOf(ticket: Ticket): number;
}

/** The models of a brand's markets, that at home first. */
export type BrandModels = readonly [BrandModel, ...BrandModel[]];

export interface ClockSkew {
  readonly sourceIndex: number;
  readonly fromDay: number;
  readonly toDay: number;
  readonly aheadMs: number;
}

// A book of a handful of tickets still pays what a small bookmaker would.
const fewestTickets = 500;
// Below the five minutes that a load tolerates.
const clockAheadMs = 180_000;

/** Bets per unit of weight that bring all `brands` together to the size asked for. */
export function scaleOf(brands: readonly BrandProfile[], options: DemoOptions): number {
  let total = 0;
  for (const brand of brands) {
    const { from, until } = daysOfBook(options, brand);
    for (const market of marketsOf(brand)) {
      const clock = createDayClock(market, from, until);
      for (let index = 0; index < clock.count; index += 1) {
        for (const stream of market.streams)
          total += stream.weight * dayFactor(stream, clock.nameOf(index), seedOf(options, market));
      }
    }
  }
  return options.bets / total;
}

/** What the days of a brand are made from: a model of each of its markets, all of the same days, that at home first. */
export function createBrandModels(brand: BrandProfile, options: DemoOptions, scale: number): BrandModels {
  const days = daysOfBook(options, brand);
  const [home, ...abroad] = marketsOf(brand);
  return [
    createModel(home, options, { days, scale }),
    ...abroad.map((one) => createModel(one, options, { days, scale })),
  ];
}

function seedOf(options: DemoOptions, { id, licence }: BrandProfile): string {
  return [options.seed, id, ...(licence === undefined ? [] : [licence.id])].join('|');
}

function createModel(
  profile: BrandProfile,
  options: DemoOptions,
  { days, scale }: { readonly days: ReturnType<typeof daysOfBook>; readonly scale: number },
): BrandModel {
  const seed = seedOf(options, profile);
  const clock = createDayClock(profile, days.from, days.until);
  const expectations = new Map<StreamProfile, Float64Array>();
  const expectedBets = { ONLINE: 0, RETAIL: 0 };
  for (const stream of profile.streams) {
    const perDay = Float64Array.from(
      { length: clock.count },
      (_, index) => stream.weight * scale * dayFactor(stream, clock.nameOf(index), seed),
    );
    expectations.set(stream, perDay);
    expectedBets[stream.channel] += perDay.reduce((sum, count) => sum + count, 0);
  }
  const hours = new Map(
    profile.streams.map((stream) => [stream, createPicker(hourWeights(stream, profile.retail))]),
  );
  const skew = planSkew(profile, clock);
  return {
    profile,
    seed,
    clock,
    products: productsOf(profile),
    shops: profile.retail === null ? null : createShopBook(seed, profile.retail, clock),
    players: createPlayerBook(seed, profile, clock, expectedBets.ONLINE + expectedBets.RETAIL),
    betsPerDay: (channel) => expectedBets[channel] / clock.count,
    expected: (stream, dayIndex) => expectations.get(stream)?.[dayIndex] ?? 0,
    capOf({ stake, weight }) {
      const meanStake = stake.medianMinor * Math.exp(stake.sigma ** 2 / 2);
      return 0.4 * meanStake * Math.max(weight * scale, fewestTickets);
    },
    prng: (dayIndex, part) => createPrng(`${seed}|${clock.nameOf(dayIndex)}|${part}`),
    pickHour: (stream, prng) => hours.get(stream)?.(prng) ?? 12,
    skew,
    skewOf(ticket) {
      if (skew === null || profile.sources[skew.sourceIndex]?.channel !== ticket.stream.channel) return 0;
      const isWithin =
        ticket.acceptedMs >= clock.startOf(skew.fromDay) && ticket.acceptedMs < clock.startOf(skew.toDay + 1);
      return isWithin ? skew.aheadMs : 0;
    },
  };
}

/** One week of one source in the book: Alder's tills, in the second half of it. */
function planSkew(profile: BrandProfile, clock: DayClock): ClockSkew | null {
  const sourceIndex = profile.sources.findIndex(({ channel }) => channel === 'RETAIL');
  const fromDay = Math.floor(clock.count * 0.6);
  if (profile.id !== 'alder' || clock.count < 21) return null;
  return { sourceIndex, fromDay, toDay: fromDay + 6, aheadMs: clockAheadMs };
}
