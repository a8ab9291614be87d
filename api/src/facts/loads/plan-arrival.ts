import type { LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import type { StandIn } from './load-file';
import { holderOf, type Series, type SeriesEntry } from './series';
import type { RecordFault } from './validate-record';

/** What the number of a file says about it. */
export type ArrivalPlan =
  /** New, or a resend of what was refused; `replaces` is the gap or the refused batch that stood there. */
  | {
      readonly action: 'load';
      readonly isLate: boolean;
      readonly skipped: readonly number[];
      readonly replaces: SeriesEntry | undefined;
    }
  /** The very same file again. */
  | { readonly action: 'repeat' }
  | { readonly action: 'refuse'; readonly fault: RecordFault };

/** More numbers than this skipped at once is a wrong number, not lost files. */
export const longestGap = 1000;

/** The jump that a file would make is beyond `longestGap`. */
export class SequenceJump extends RangeError {}

/**
 * Places a file in its series. The first file of a series may start anywhere up to `longestGap` files late; beyond
 * that the series is taken to start with it.
 *
 * Errors: `SequenceJump`.
 */
export function planArrival(series: Series, { seq }: LoadFileHeader, sha256: string): ArrivalPlan {
  const holder = holderOf(series, seq);
  if (holder === undefined) {
    const isLate = series.newest !== null && seq < series.newest;
    return { action: 'load', isLate, skipped: isLate ? [] : skippedBefore(series, seq), replaces: undefined };
  }
  if (holder.state === 'MISSING' || holder.state === 'REJECTED') {
    return { action: 'load', isLate: holder.state === 'MISSING', skipped: [], replaces: holder };
  }
  if (holder.sha256 === sha256) return { action: 'repeat' };
  return {
    action: 'refuse',
    fault: {
      code: 'SEQUENCE_REUSED',
      field: 'seq',
      message: `number ${seq} was used by ${holder.file}, which has other content`,
    },
  };
}

function skippedBefore({ newest }: Series, seq: number): number[] {
  const expected = (newest ?? 0) + 1;
  if (seq - expected > longestGap) {
    if (newest === null) return [];
    throw new SequenceJump(`seq jumps from ${newest} to ${seq}`);
  }
  return Array.from({ length: Math.max(0, seq - expected) }, (_, index) => expected + index);
}

/** Places a file that stands for a batch which is there: a whole one gives way to it, refused records come beside it. */
export function planStandIn(series: Series, { seq }: LoadFileHeader, standIn: StandIn): ArrivalPlan {
  const replaced = 'supersedes' in standIn ? standIn.supersedes : undefined;
  const replaces = series.entries.get(seq)?.find(({ id }) => id === replaced);
  return { action: 'load', isLate: false, skipped: [], replaces };
}
