import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';

/**
 * The product class of the Second Schedule that a vertical is taxed under in Tanzania.
 *
 * Null where the licence has to say it: a slot machine may stand on a route, in a site of forty machines or in a casino,
 * a lottery is the national one only for its operator, and crash games and poker have no class of their own.
 */
export function tanzanianClassOf(vertical: Vertical, channel: Channel): string | null {
  switch (vertical) {
    case 'SPORTS_PREMATCH':
    case 'SPORTS_LIVE':
      return 'SPORTS';
    case 'VIRTUAL_SPORTS':
      return 'VIRTUAL';
    case 'CASINO_SLOTS':
      return channel === 'ONLINE' ? 'ONLINE_CASINO' : null;
    case 'CASINO_TABLE':
    case 'LIVE_CASINO':
      return channel === 'ONLINE' ? 'ONLINE_CASINO' : 'LAND_CASINO';
    case 'BINGO':
      return 'BINGO';
    case 'POKER_CASH':
    case 'POKER_TOURNAMENT':
    case 'LOTTERY':
    case 'CRASH':
      return null;
  }
}
