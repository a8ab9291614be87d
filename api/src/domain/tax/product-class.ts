import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { tanzanianClassOf } from './tanzanian-class';

/** The law that a licence puts its bets under, by the authority that gave it; null for one that is not known. */
export function jurisdictionOf(licensingAuthority: string): string | null {
  return jurisdictions[licensingAuthority] ?? null;
}

const jurisdictions: Readonly<Record<string, string>> = {
  GBT: 'TZ',
  DGA: 'DK',
  Spillemyndigheden: 'DK',
  UKGC: 'GB',
  MGA: 'MT',
  Spelinspektionen: 'SE',
  KSA: 'NL',
  DGOJ: 'ES',
  GGL: 'DE',
  SRIJ: 'PT',
  ADM: 'IT',
  HGC: 'GR',
  EEEP: 'GR',
  BCLB: 'KE',
  GRA: 'KE',
  COLJUEGOS: 'CO',
  LSLGA: 'NG-LA',
};

/** Every authority whose licences are known to be under a law. */
export const licensingAuthorities: readonly string[] = Object.keys(jurisdictions);

/** The authorities whose licences are under the law of `jurisdiction`. */
export function licensingAuthoritiesOf(jurisdiction: string): readonly string[] {
  return licensingAuthorities.filter((authority) => jurisdictions[authority] === jurisdiction);
}

/** What a bet is, for the law. */
export interface TaxedPlay {
  readonly jurisdiction: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
}

/**
 * The product class that the law itself puts a vertical in; null where the licence has to say it.
 *
 * Only what follows from the words of the rules is here: a game is never classed by its name.
 */
export function classByLaw({ jurisdiction, channel, vertical }: TaxedPlay): string | null {
  if (jurisdiction === 'TZ') return tanzanianClassOf(vertical, channel);
  return laws[jurisdiction]?.[familyOf(vertical)]?.[channel] ?? null;
}

type Family = 'SPORTS' | 'VIRTUAL' | 'SLOTS' | 'CASINO' | 'POKER' | 'BINGO' | 'LOTTERY' | 'CRASH';

function familyOf(vertical: Vertical): Family {
  switch (vertical) {
    case 'SPORTS_PREMATCH':
    case 'SPORTS_LIVE':
      return 'SPORTS';
    case 'VIRTUAL_SPORTS':
      return 'VIRTUAL';
    case 'CASINO_SLOTS':
      return 'SLOTS';
    case 'CASINO_TABLE':
    case 'LIVE_CASINO':
      return 'CASINO';
    case 'POKER_CASH':
    case 'POKER_TOURNAMENT':
      return 'POKER';
    case 'BINGO':
    case 'LOTTERY':
    case 'CRASH':
      return vertical;
  }
}

type Classes = Readonly<Partial<Record<Family, Readonly<Partial<Record<Channel, string>>>>>>;

const online = (productClass: string) => ({ ONLINE: productClass });
const families = ['SPORTS', 'VIRTUAL', 'SLOTS', 'CASINO', 'POKER', 'BINGO', 'LOTTERY', 'CRASH'] as const;
const everythingOnline = (productClass: string): Classes =>
  Object.fromEntries(families.map((family) => [family, online(productClass)]));
const everything = (productClass: string): Classes =>
  Object.fromEntries(families.map((family) => [family, { ONLINE: productClass, RETAIL: productClass }]));

const laws: Readonly<Record<string, Classes>> = {
  GB: {
    // Remote betting has a rate of its own from April 2027, and before it that of all betting.
    SPORTS: { ONLINE: 'REMOTE_BETTING', RETAIL: 'BETTING' },
    SLOTS: online('REMOTE_GAMING'),
    CASINO: online('REMOTE_GAMING'),
  },
  DK: {
    SPORTS: { ONLINE: 'BETTING', RETAIL: 'BETTING' },
    SLOTS: online('ONLINE_CASINO'),
    CASINO: online('ONLINE_CASINO'),
  },
  // Five per cent of what is won from players in Malta, whatever the game.
  MT: everything('MT_PLAYERS'),
  SE: everything('LICENSED'),
  NL: everythingOnline('REMOTE'),
  ES: everythingOnline('ONLINE'),
  GR: everythingOnline('ONLINE'),
  CO: everythingOnline('ONLINE'),
  DE: {
    SPORTS: { ONLINE: 'SPORTS', RETAIL: 'SPORTS' },
    SLOTS: online('VIRTUAL_SLOTS'),
    POKER: online('ONLINE_POKER'),
  },
  PT: {
    SPORTS: online('SPORTS_FIXED_ODDS'),
    SLOTS: online('CASINO'),
    CASINO: online('CASINO'),
  },
  IT: {
    SPORTS: online('ONLINE_SPORTS_VIRTUAL'),
    VIRTUAL: online('ONLINE_SPORTS_VIRTUAL'),
    SLOTS: online('ONLINE_CASINO_SKILL_BINGO'),
    CASINO: online('ONLINE_CASINO_SKILL_BINGO'),
    BINGO: online('ONLINE_CASINO_SKILL_BINGO'),
  },
  KE: { SPORTS: { ONLINE: 'BETTING', RETAIL: 'BETTING' } },
};

/** The country whose players alone a class is about; null: players of every country. */
export function playerCountryOf(productClass: string): string | null {
  return productClass === 'MT_PLAYERS' ? 'MT' : null;
}

/**
 * A class with the wider ones whose rules it falls back on, the narrowest first.
 *
 * A tax has one rule for a class: the first in the chain that has one under its code.
 */
export function classChainOf(productClass: string): readonly string[] {
  const wider = widerClasses[productClass];
  return wider === undefined ? [productClass] : [productClass, wider];
}

const widerClasses: Readonly<Record<string, string>> = {
  REMOTE_BETTING: 'BETTING',
  SLOT_SHOP: 'SLOT_ROUTE',
  SLOT_CLUB: 'SLOT_ROUTE',
};

/** The classes of money that goes into and out of players' accounts, by what a tax on it is based on. */
export const walletClasses = { DEPOSITS: 'WALLET_DEPOSIT', WITHDRAWALS: 'WALLET_WITHDRAWAL' } as const;
export type WalletBase = keyof typeof walletClasses;

/** Whether a tax is on money of players' accounts, whatever they played. */
export function isOnWallets(base: string): base is WalletBase {
  return base in walletClasses;
}

/** The class of prizes nobody claimed: what was played online, whatever it was. */
export const unclaimedClass = 'ONLINE';
