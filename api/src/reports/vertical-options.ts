import { verticalSchema, type Vertical } from '@tallyhouse/shared/contracts/scalars';

const verticalLabels: Readonly<Record<Vertical, string>> = {
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

/** What a filter by vertical offers. */
export const verticalOptions = verticalSchema.options.map((value) => ({
  value,
  label: verticalLabels[value],
}));
