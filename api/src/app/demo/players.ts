import type { BrandProfile } from './brand-profile';
import { addDays, type DayClock } from './day-clock';
import { createPrng, type Prng } from './prng';

// Share of the players who were there before the book begins.
const shareAtStart = 0.45;

/** Pseudonymous players: numbered in the order in which they registered. */
export interface PlayerBook {
  readonly count: number;
  refOf(player: number): string;
  countryOf(player: number): string;
  registeredOn(player: number): string;
  /** A player who is registered by the day; a few play much, most play little. */
  pick(prng: Prng, dayIndex: number): number;
}

export function createPlayerBook(
  seedOfBrand: string,
  brand: BrandProfile,
  clock: DayClock,
  expectedBets: number,
): PlayerBook {
  const count = Math.round(Math.min(60_000, Math.max(200, expectedBets / 45)));
  const prng = createPrng(`${seedOfBrand}|players`);
  const countries = Array.from({ length: count }, () => drawCountry(brand, prng));
  // An odd factor maps the numbers below 2^32 one to one, so refs are unique and say nothing about the order.
  const salt = prng.below(0x1_0000_0000);
  const early = Math.ceil(count * shareAtStart);
  // Markets number their players apart, under names that never meet.
  const start = brand.licence === undefined ? 'px' : brand.country.toLowerCase();
  return {
    count,
    refOf: (player) =>
      `${start}-${((Math.imul(player + 1, 2_654_435_761) ^ salt) >>> 0).toString(36).padStart(7, '0')}`,
    countryOf: (player) => countries[player] ?? brand.country,
    registeredOn(player) {
      const offset =
        player < early
          ? -1 - Math.floor(((early - player) / early) * 900)
          : Math.floor(((player - early) / (count - early)) * clock.count);
      return addDays(clock.nameOf(0), offset);
    },
    pick(source, dayIndex) {
      const known = early + Math.floor((count - early) * (dayIndex / clock.count));
      return Math.floor(known * source.next() ** 1.7);
    },
  };
}

function drawCountry(brand: BrandProfile, prng: Prng): string {
  let rest = prng.next();
  for (const [country, share] of brand.playerCountries) {
    rest -= share;
    if (rest < 0) return country;
  }
  return brand.country;
}
