import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';

/** Amounts of a profile are in minor units of the currency that its licence is played in. */
export interface StakeProfile {
  readonly medianMinor: number;
  readonly sigma: number;
  readonly stepMinor: number;
  readonly minMinor: number;
  readonly maxMinor: number;
}

interface StreamBase {
  /** Unique within the brand; part of the seed. */
  readonly id: string;
  /** Two letters that start the record ids. */
  readonly code: string;
  readonly channel: Channel;
  readonly licenceId: string;
  /** Records on a mean day, relative to the other streams of all brands; scaled to the size of the book. */
  readonly weight: number;
  readonly stake: StakeProfile;
}

export interface SportsStream extends StreamBase {
  readonly game: 'sports';
  /** [legs, share] of tickets. */
  readonly legs: readonly (readonly [legs: number, share: number])[];
  readonly liveShare: number;
  readonly overround: { readonly prematch: number; readonly live: number; readonly racing: number };
  readonly cashOutShare: number;
}

export interface SessionStream extends StreamBase {
  readonly game: 'slots' | 'table' | 'live' | 'crash' | 'bingo' | 'poker-cash' | 'poker-tournament';
}

export interface DrawStream extends StreamBase {
  readonly game: 'virtual' | 'lottery';
}

/** One kind of play at one brand and channel: what is drawn from one seed per gaming day. */
export type StreamProfile = SportsStream | SessionStream | DrawStream;

export interface RegionProfile {
  readonly name: string;
  readonly places: readonly string[];
}

export interface RetailProfile {
  readonly shops: number;
  readonly regions: readonly RegionProfile[];
  readonly opensHour: number;
  readonly closesHour: number;
  readonly cashierNames: readonly string[];
  readonly floatMinor: number;
  /** Scale of over and short, where a drawer is off at all. */
  readonly overShortMinor: number;
  readonly closedOnChristmas: boolean;
}

/** How players pay in. */
export interface CashProfile {
  readonly depositMedianMinor: number;
  readonly depositStepMinor: number;
  readonly methods: readonly string[];
}

export interface LicenceProfile {
  readonly id: string;
  readonly authority: string;
  readonly number: string;
  readonly products: readonly string[];
  readonly validFrom: string;
}

/** What is played in one currency and by one clock: by players, on accounts and through sources of its own. */
interface MarketProfile {
  readonly country: string;
  readonly currency: string;
  /** Decimals of an amount: 0 or 2. */
  readonly decimals: 0 | 2;
  readonly zone: string;
  readonly cutoff: string;
  /** Country and share of players; the rest comes from `country`. */
  readonly playerCountries: readonly (readonly [country: string, share: number])[];
  readonly sources: readonly SourceProfile[];
  readonly streams: readonly StreamProfile[];
  readonly cash: CashProfile;
}

/** A licence of a brand that has a currency and a clock of its own, and what is played under it. */
export interface ForeignMarket extends MarketProfile {
  readonly licence: LicenceProfile;
}

/** Everything about an invented brand that does not depend on seed or size. */
export interface BrandProfile extends MarketProfile {
  readonly id: string;
  readonly name: string;
  /** Whole months that its book has at most; left out: as many as the others. */
  readonly months?: number;
  /** Id of the company that holds its licences; left out: that of the brand's own name. */
  readonly holder?: string;
  /** Invented company that holds its licences. */
  readonly company: string;
  /** Those that are in the currency of the brand, by its clock. */
  readonly licences: readonly LicenceProfile[];
  /** Left out: it has no others. */
  readonly abroad?: readonly ForeignMarket[];
  /** Of a market abroad, seen as a brand: its licence. */
  readonly licence?: LicenceProfile;
  readonly retail: RetailProfile | null;
  readonly sports: readonly string[];
  readonly games: Readonly<Partial<Record<Vertical, readonly string[]>>>;
  readonly providers: readonly string[];
  /** Withheld from winnings of tickets, on payout less stake. */
  readonly withholdingRate: number;
}

export interface SourceProfile {
  readonly id: string;
  readonly channel: Channel;
  readonly name: string;
  readonly format: 'csv' | 'ndjson';
  /** Hours that one file of bets or settlements covers where there are many. */
  readonly hours: number;
  /** The same for payments. */
  readonly paymentHours: number;
  /** Hours that a file covers where there are few. */
  readonly longestHours: number;
}

/** The markets of a brand, each as if it were a brand: at home, and under each licence with terms of its own. */
export function marketsOf(brand: BrandProfile): [BrandProfile, ...BrandProfile[]] {
  const { abroad = [], ...home } = brand;
  return [
    home,
    ...abroad.map((market) => ({ ...home, ...market, licences: [market.licence], retail: null })),
  ];
}
