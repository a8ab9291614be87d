import type { Vertical } from '../scalars';

/** English names of the verticals, on screens, in filters and in sentences about conditions. */
export const verticals: Readonly<Record<Vertical, string>> = {
  SPORTS_PREMATCH: 'Sports, pre-match',
  SPORTS_LIVE: 'Sports, live',
  VIRTUAL_SPORTS: 'Virtual sports',
  CASINO_SLOTS: 'Slots',
  CASINO_TABLE: 'Table games',
  LIVE_CASINO: 'Live casino',
  POKER_CASH: 'Poker, cash games',
  POKER_TOURNAMENT: 'Poker, tournaments',
  BINGO: 'Bingo',
  LOTTERY: 'Lottery',
  CRASH: 'Crash games',
};
