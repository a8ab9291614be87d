import type { ReconciliationStatus } from '@tallyhouse/shared/contracts/reconciliation';

const order: readonly ReconciliationStatus[] = ['MISMATCH', 'INCOMPLETE', 'EQUAL', 'NOTHING'];

interface Compared {
  readonly status: ReconciliationStatus;
}

/** What does not agree before what does, else as it was. */
export function worstFirst<T extends Compared>(all: readonly T[]): T[] {
  return all.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}

/** How the worst of some lines ended; without one there is nothing. */
export function worstOf(lines: readonly Compared[]): ReconciliationStatus {
  return worstFirst(lines)[0]?.status ?? 'NOTHING';
}
