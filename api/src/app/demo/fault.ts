import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';

export type FaultKind =
  | 'REPEATED_BATCH'
  | 'REPEATED_RECORDS'
  | 'GAP'
  | 'REJECTED_RECORDS'
  | 'CORRECTIONS'
  | 'LATE_BULK_CORRECTION'
  | 'CLOCK_SKEW';

/** One piece of planned damage, as the truth file lists it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly brand: string;
  readonly source: string;
  /** Null where it is not about one file. */
  readonly loadKind: LoadKind | null;
  readonly file: string | null;
  readonly seq: number | null;
  readonly periodFrom: string;
  readonly periodTo: string;
  /** Records concerned: in the file that is missing or repeated, or the spoilt ones in it. */
  readonly records: number;
  /** When the late file, the records sent anew or the correction arrives at the latest; null when it never does. */
  readonly healedAt: string | null;
  /** Reject codes of spoilt records, one each; minutes of a clock that runs ahead. */
  readonly details: readonly string[];
}
