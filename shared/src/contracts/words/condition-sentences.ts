import type { FilterOp } from '../report-fields';
import type { Vertical } from '../scalars';

/** What stands between the name of a field and its values in the sentences that the server makes of conditions. */
export const conditionVerbs: Readonly<Record<FilterOp, string>> = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
  between: 'is between',
  contains: 'contains',
  startsWith: 'starts with',
  isNull: 'has no value',
};

/** Verticals as such sentences name them, and as filters offer them. */
export const verticalLabels: Readonly<Record<Vertical, string>> = {
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
