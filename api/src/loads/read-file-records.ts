import type { BrandReference } from './brand-reference';
import type { LoadFile } from './load-file';
import type { ParsedLoadFile, RawRecord } from './parse-load-file';
import { createRecordCheck, type RecordFault } from './validate-record';

export interface Reject extends RecordFault {
  readonly line: number;
  readonly raw: string;
  /** What the source calls the record; null when that is not readable. */
  readonly recordId: string | null;
}

/** What the records of one file say, before the store is asked. */
export interface FileReading {
  readonly received: number;
  readonly rejects: Reject[];
  /** Number of records without a fault and their lines for the staging table. */
  readonly valid: number;
  readonly staged: string;
  /** Control amount over all records whose amount is readable, in ten-thousandths. */
  readonly amount: bigint;
  /** Whether some record's control amount was not readable, so that the sum says nothing. */
  readonly amountUnknown: boolean;
  /** Epoch milliseconds of the earliest and latest event of the valid records; null without one. */
  readonly firstEventMs: number | null;
  readonly lastEventMs: number | null;
}

/** Enough of a refused record to find it at the source; a whole line may be megabytes long. */
const rawLimit = 2000;

/** Staging lines start with these columns; those of the kind follow. */
export const stagingColumns = ['file_no', 'line', 'gaming_day'];

interface ReadingOptions {
  readonly file: LoadFile;
  readonly reference: BrandReference;
  readonly fileNo: number;
}

export function readFileRecords(
  parsed: ParsedLoadFile,
  { file, reference, fileNo }: ReadingOptions,
): FileReading {
  const check = createRecordCheck(parsed.kind, {
    reference,
    isRetail: parsed.header.channel === 'RETAIL',
    loadedMs: file.loadedAt.getTime(),
  });
  const rejects: Reject[] = [];
  const total = new ExactSum();
  let received = 0;
  let staged = '';
  let amountUnknown = false;
  let first = Infinity;
  let last = -Infinity;

  for (const record of parsed.records()) {
    const { eventMs, day, amount, fault } = check(record);
    received += 1;
    if (Number.isNaN(amount)) amountUnknown = true;
    else total.add(amount);
    // A refused record's time may be the very thing that is wrong with it.
    if (fault === null && eventMs < first) first = eventMs;
    if (fault === null && eventMs > last) last = eventMs;
    if (fault === null) staged += `${fileNo},${record.line},${day},${record.csv}\n`;
    else
      rejects.push({
        ...fault,
        line: record.line,
        raw: record.raw.slice(0, rawLimit),
        recordId: recordIdOf(record),
      });
  }
  return {
    received,
    rejects,
    valid: received - rejects.length,
    staged,
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
