import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { NamedHoliday, TaxLine } from '@tallyhouse/shared/contracts/tax-lines';

/** A due day and, where public holidays moved it, the day that the rule itself has. */
export interface DueShift {
  readonly day: Day;
  /** Null where it was not moved. */
  readonly anchor: Day | null;
  /** Holidays that stood in the way, with the proof of each. */
  readonly holidays: readonly NamedHoliday[];
}

/** Null where no day follows from the period. */
export function dueShiftOf({ day, anchorDay, movedBecause }: TaxLine['due']): DueShift | null {
  if (day === null) return null;
  const anchor = anchorDay ?? null;
  return anchor === null || anchor === day
    ? { day, anchor: null, holidays: [] }
    : { day, anchor, holidays: movedBecause ?? [] };
}
