import type { RecordCause } from '../../../domain/corrections/split-by-cause';
import type { ChangedFact } from './read-changed-facts';

/** Why a fact is another one than before; one of the two is there. */
export function causeOf(before: ChangedFact | undefined, after: ChangedFact | undefined): RecordCause {
  // Nothing became of the fact itself: what came since of its ticket let it in or left it out.
  if ((after ?? before)?.isSame === true) return 'LATE_SETTLEMENT';
  if (after === undefined) return before?.isRepetition === true ? 'DEDUP' : 'SOURCE_CORRECTION';
  if (isVoid(after) && (before === undefined || !isVoid(before))) return 'VOID';
  if (before !== undefined || after.recordVersion > 1) return 'SOURCE_CORRECTION';
  // A bet settled anew is no late one: the source put it right.
  return after.result === 'RESETTLED' ? 'SOURCE_CORRECTION' : 'LATE_SETTLEMENT';
}

function isVoid({ result }: ChangedFact): boolean {
  return result === 'VOID' || result === 'CANCELLED' || result === 'LATE_VOID';
}
