/** English names of the verticals. */
export const verticals = {
  SPORTS_PREMATCH: 'Sports, pre-match',
  SPORTS_LIVE: 'Sports, live',
  VIRTUAL_SPORTS: 'Virtual sports',
  CASINO_SLOTS: 'Slots',
  CASINO_TABLE: 'Table games',
  LIVE_CASINO: 'Live casino',
  POKER_CASH: 'Poker, cash',
  POKER_TOURNAMENT: 'Poker, tournament',
  BINGO: 'Bingo',
  LOTTERY: 'Lottery',
  CRASH: 'Crash games',
};
