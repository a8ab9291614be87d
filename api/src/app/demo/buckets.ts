import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Periods } from './periods';

/** The records of one period. */
export interface Bucket {
  /** A line for each record. */
  readonly lines: string;
  readonly count: number;
  /** Sum of the control field, minor units. */
  readonly amountMinor: number;
  /** True once it carries records that an earlier file owed: such a file is left undamaged. */
  readonly isPromised: boolean;
}

/** A bucket still being filled. Bytes lie outside the heap, or the collector would copy millions of lines around. */
interface OpenBucket {
  bytes: Buffer;
  length: number;
  count: number;
  amountMinor: number;
  isPromised: boolean;
}

const smallestBytes = 512;

/** Records of one source and kind that wait for their period to end. */
export interface BucketRow {
  readonly sourceIndex: number;
  readonly kind: LoadKind;
  readonly periods: Periods;
  add(epochMs: number, line: string, controlMinor: number): void;
  /** Adds a record that an earlier file got wrong or left out to the file of a later period. */
  promise(period: number, line: string, controlMinor: number): void;
  /** Takes the records of a period away; null when there are none. */
  take(period: number): Bucket | null;
}

export function createBucketRow(sourceIndex: number, kind: LoadKind, periods: Periods): BucketRow {
  const buckets = new Map<number, OpenBucket>();

  function append(period: number, line: string, controlMinor: number): OpenBucket {
    let bucket = buckets.get(period);
    if (bucket === undefined) {
      bucket = {
        bytes: Buffer.allocUnsafeSlow(smallestBytes),
        length: 0,
        count: 0,
        amountMinor: 0,
        isPromised: false,
      };
      buckets.set(period, bucket);
    }
    if (bucket.length + line.length + 1 > bucket.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * bucket.bytes.length + line.length);
      bucket.bytes.copy(larger, 0, 0, bucket.length);
      bucket.bytes = larger;
    }
    // Records hold nothing but ASCII.
    bucket.length += bucket.bytes.write(`${line}\n`, bucket.length, 'latin1');
    bucket.count += 1;
    bucket.amountMinor += controlMinor;
    return bucket;
  }

  return {
    sourceIndex,
    kind,
    periods,
    add(epochMs, line, controlMinor) {
      append(periods.of(epochMs), line, controlMinor);
    },
    promise(period, line, controlMinor) {
      append(period, line, controlMinor).isPromised = true;
    },
    take(period) {
      const bucket = buckets.get(period);
      if (bucket === undefined) return null;
      buckets.delete(period);
      const { count, amountMinor, isPromised } = bucket;
      return { lines: bucket.bytes.toString('latin1', 0, bucket.length), count, amountMinor, isPromised };
    },
  };
}
