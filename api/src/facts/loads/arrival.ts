import type { LoadFileHeader, RejectCode } from '@tallyhouse/shared/contracts/load-data';
import type { BatchRow } from './batch-row';
import type { BrandReference } from './brand-reference';
import type { LoadFile } from './load-file';
import type { ParsedLoadFile } from './parse-load-file';
import { mostRejects, type RecordTotals, type Reject } from './read-file-records';
import { amountText, readTotal } from './scalar-texts';
import type { RecordFault } from './validate-record';

/** A file of a call on its way to a batch row. */
export interface Arrival {
  readonly file: LoadFile;
  readonly parsed: ParsedLoadFile;
  readonly sha256: string;
  readonly bytes: number;
}

/** A file that was read, its row and what is refused of it. */
export interface ReadArrival extends Arrival {
  readonly row: BatchRow;
  /** What is refused and kept, as far as it lies in memory; the rest of it in a CSV file. */
  readonly rejects: Reject[];
  rejectsPath: string | null;
  /** How many are refused, kept or not, and for which reasons. */
  rejected: number;
  readonly codes: Map<RejectCode, number>;
  /** Whether its valid records go to the store. */
  readonly isStaged: boolean;
  readonly isLate: boolean;
}

/** Why a whole file is refused for what its header says of itself, or null. */
export function headerFault(
  { brand, source, channel }: LoadFileHeader,
  reference: BrandReference | undefined,
): RecordFault | null {
  if (reference === undefined) {
    return { code: 'UNKNOWN_BRAND', field: 'brand', message: `there is no brand ${brand}` };
  }
  const known = reference.sources.get(source);
  if (known === undefined) {
    return { code: 'SCHEMA', field: 'source', message: `${brand} has no source ${source}` };
  }
  if (known !== channel) {
    return { code: 'SCHEMA', field: 'channel', message: `${source} sends ${known}, not ${channel}` };
  }
  return null;
}

/** Why a whole file is refused for not holding what its header says, or null. */
export function controlFault(header: LoadFileHeader, reading: RecordTotals): RecordFault | null {
  const fault = (field: string, message: string) => ({ code: 'CONTROL_TOTAL' as const, field, message });
  if (header.count !== reading.received) {
    return fault('count', `the header says ${header.count} records, the file has ${reading.received}`);
  }
  // A record without a readable amount is refused by itself; the sum then proves nothing about the others.
  if (!reading.amountUnknown && readTotal(header.amount) !== reading.amount) {
    return fault(
      'amount',
      `the header says ${header.amount}, the records make ${amountText(reading.amount)}`,
    );
  }
  return null;
}

/** The row of a file before the store is asked about its records. */
export function rowOf({ file, parsed, sha256, bytes }: Arrival, id: string, reading: RecordTotals): BatchRow {
  const { header, columns } = parsed;
  const { standsFor } = file;
  const reprocesses = standsFor && 'reprocesses' in standsFor ? standsFor.reprocesses : null;
  const loadedMs = file.loadedAt.getTime();
  return {
    id,
    brand_id: header.brand,
    source_id: header.source,
    channel: header.channel,
    kind: header.kind,
    seq: header.seq,
    state: 'LOADED',
    period_from: instantText(Date.parse(header.periodFrom)),
    period_to: instantText(Date.parse(header.periodTo)),
    file: file.name,
    bytes,
    sha256,
    received: reading.received,
    accepted: 0,
    rejected: 0,
    rejects_not_kept: 0,
    duplicate: 0,
    corrected: 0,
    control_count: reprocesses === null ? header.count : null,
    control_amount: reprocesses === null ? amountText(readTotal(header.amount)) : null,
    computed_count: reading.received,
    computed_amount: amountText(reading.amount),
    first_event_at: instantText(reading.firstEventMs),
    last_event_at: instantText(reading.lastEventMs),
    loaded_at: instantText(loadedMs),
    lag_seconds: Math.floor((loadedMs - Date.parse(header.periodTo)) / 1000),
    gap_before: false,
    columns,
    supersedes: standsFor && 'supersedes' in standsFor ? standsFor.supersedes : null,
    reprocesses,
  };
}

function instantText(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString();
}

/** Sets counts and state of a row by what its records' verdicts are so far. */
export function closeRow({ row, rejected, isLate }: ReadArrival): void {
  row.rejected = rejected;
  row.rejects_not_kept = Math.max(0, rejected - mostRejects);
  row.accepted = row.received - row.rejected - row.duplicate;
  if (row.rejected === 0) row.state = isLate ? 'LATE' : 'LOADED';
  else row.state = row.rejected === row.received ? 'REJECTED' : 'PARTIAL';
}

/** Reasons with their numbers, as the contract has them. */
export function countedCodes({ codes }: ReadArrival): { code: RejectCode; count: number }[] {
  return Array.from(codes, ([code, count]) => ({ code, count }));
}
