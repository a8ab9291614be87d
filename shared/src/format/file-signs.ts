import type { LoadState } from '../contracts/load-data';
import type { HourState } from './hour-states';

/**
 * Tells without colour what became of a file, or of the files of an hour; the word stands beside it or in a legend. A
 * state has the same sign wherever it is shown, and no other has it.
 */
export const fileSigns = {
  LOADED: '✓',
  PARTIAL: '◑',
  REJECTED: '✕',
  DUPLICATE: '=',
  MISSING: '∅',
  OVERDUE: '!',
  LATE: '–',
  DUE: '…',
  SUPERSEDED: '↑',
} as const satisfies Partial<Record<LoadState | HourState, string>>;
