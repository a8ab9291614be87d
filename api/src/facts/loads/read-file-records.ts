import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import type { BrandReference } from './brand-reference';
import type { ParsedLoadFile, RawRecord } from './parse-load-file';
import { createRecordCheck, type RecordFault } from './validate-record';

export interface Reject extends RecordFault {
  readonly line: number;
  readonly raw: string;
  /** What the source calls the record; null when that is not readable. */
  readonly recordId: string | null;
}

/** What the records of one file say, before the store is asked. */
export interface RecordTotals {
  readonly received: number;
  /** How many were refused for each reason. */
  readonly codes: ReadonlyMap<RejectCode, number>;
  readonly rejected: number;
  /** Control amount over all records whose amount is readable, in ten-thousandths. */
  readonly amount: bigint;
  /** Whether some record's control amount was not readable, so that the sum says nothing. */
  readonly amountUnknown: boolean;
  /** Epoch milliseconds of the earliest and latest event of the valid records; null without one. */
  readonly firstEventMs: number | null;
  readonly lastEventMs: number | null;
}

/** As `RecordTotals`, with the records themselves: in memory, or in CSV files with a header line. */
export type FileReading = RecordTotals &
  (
    | { readonly rejects: readonly Reject[]; readonly staged: string }
    | { readonly rejectsPath: string; readonly stagedPath: string }
  );

/** Takes what is read: `line` starts with `stagingColumns`, and has a line end. Of refused records it gets the first `mostRejects`. */
export interface RecordSink {
  valid(line: string): void;
  refused(reject: Reject): void;
}

/** So many refused records of a file are kept, with their reasons; the others are counted. */
export const mostRejects = 100_000;

/** Enough of a refused record to find it at the source; a whole line may be megabytes long. */
const rawLimit = 2000;

/** Staging lines start with these columns; those of the kind follow. */
export const stagingColumns = ['file_no', 'line', 'gaming_day'];

interface ReadingOptions {
  readonly loadedMs: number;
  readonly reference: BrandReference;
  readonly fileNo: number;
}

/** The records of a file that lies in memory. */
export function readFileRecords(
  parsed: ParsedLoadFile,
  options: ReadingOptions,
): FileReading & { rejects: readonly Reject[] } {
  const rejects: Reject[] = [];
  let staged = '';
  const totals = sortRecords(parsed, options, {
    valid: (line) => void (staged += line),
    refused: (reject) => void rejects.push(reject),
  });
  return { ...totals, rejects, staged };
}

/** Hands every record of a file to `sink`, in order. */
export function sortRecords(
  parsed: ParsedLoadFile,
  { loadedMs, reference, fileNo }: ReadingOptions,
  sink: RecordSink,
): RecordTotals {
  const check = createRecordCheck(parsed.kind, {
    reference,
    isRetail: parsed.header.channel === 'RETAIL',
    loadedMs,
  });
  const codes = new Map<RejectCode, number>();
  const total = new ExactSum();
  let received = 0;
  let rejected = 0;
  let amountUnknown = false;
  let first = Infinity;
  let last = -Infinity;

  for (const record of parsed.records()) {
    const { eventMs, day, amount, fault } = check(record);
    received += 1;
    if (Number.isNaN(amount)) amountUnknown = true;
    else total.add(amount);
    if (fault === null) {
      // A refused record's time may be the very thing that is wrong with it.
      if (eventMs < first) first = eventMs;
      if (eventMs > last) last = eventMs;
      sink.valid(`${fileNo},${record.line},${day},${record.csv}\n`);
      continue;
    }
    rejected += 1;
    codes.set(fault.code, (codes.get(fault.code) ?? 0) + 1);
    if (rejected > mostRejects) continue;
    sink.refused({
      ...fault,
      line: record.line,
      raw: record.raw.slice(0, rawLimit),
      recordId: recordIdOf(record),
    });
  }
  return {
    received,
    rejected,
    codes,
    amount: total.value(),
    amountUnknown,
    firstEventMs: Number.isFinite(first) ? first : null,
    lastEventMs: Number.isFinite(last) ? last : null,
  };
}

/** The first field of every kind; null when it is empty or the record has no fields at all. */
function recordIdOf({ cells }: RawRecord): string | null {
  const id = cells[0] ?? '';
  return id === '' || id.length > 100 ? null : id;
}

/** Sums integers beyond 2^53 exactly, at the price of plain numbers. */
class ExactSum {
  #carried = 0n;
  #near = 0;

  add(integer: number): void {
    const sum = this.#near + integer;
    if (Number.isSafeInteger(sum)) this.#near = sum;
    else {
      this.#carried += BigInt(this.#near);
      this.#near = integer;
    }
  }

  value(): bigint {
    return this.#carried + BigInt(this.#near);
  }
}
