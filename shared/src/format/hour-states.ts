import type { Freshness } from '../contracts/dashboard';

/** How the data of an hour came. */
export type HourState = Freshness['hours'][number]['state'];

/** From harmless to worst, but for hours of which nothing is known. */
export const hourStates: readonly HourState[] = [
  'OK',
  'DUE',
  'LATE',
  'PARTIAL',
  'OVERDUE',
  'MISSING',
  'NONE',
];
