import { controlFault, headerFault, closeRow, rowOf, type Arrival, type ReadArrival } from './arrival';
import { missingRow, type BatchRow } from './batch-row';
import { unknownBrand, type BrandReference } from './brand-reference';
import { planArrival, planStandIn, type ArrivalPlan } from './plan-arrival';
import { readFileRecords, type FileReading } from './read-file-records';
import { enter, seriesKey, type Series } from './series';
import type { Staging } from './staging';
import type { RecordFault } from './validate-record';

/** Takes the files of one call in order: places each in its series, reads it, and stages what may go to the store. */
export class Reception {
  /** Rows of the numbers that this call found missing. */
  readonly gaps: BatchRow[] = [];
  /** Ids of gaps in the store that a file of this call fills. */
  readonly filledGaps: string[] = [];
  /** Ids of refused batches in the store whose resend came with this call. */
  readonly superseded: string[] = [];
  readonly #rows = new Map<string, BatchRow>();
  #fileNo = 0;

  constructor(
    readonly references: ReadonlyMap<string, BrandReference>,
    readonly series: ReadonlyMap<string, Series>,
    readonly staging: Staging,
  ) {}

  receive(arrival: Arrival): ReadArrival {
    const { header } = arrival.parsed;
    const fileNo = this.#fileNo++;
    const reference = this.references.get(header.brand);
    const series = this.series.get(seriesKey(header)) ?? {
      newest: null,
      periodTo: null,
      entries: new Map(),
    };
    const strange = headerFault(header, reference);
    const { standsFor } = arrival.file;
    const plan = standsFor
      ? planStandIn(series, header, standsFor)
      : planArrival(series, header, arrival.sha256);
    const reading =
      'reading' in arrival.file
        ? arrival.file.reading
        : readFileRecords(arrival.parsed, {
            loadedMs: arrival.file.loadedAt.getTime(),
            reference: reference ?? unknownBrand,
            fileNo,
          });
    const row = rowOf(arrival, idOf(arrival, series), reading);
    const isChecked = row.control_count !== null;
    const fault =
      strange ?? (plan.action === 'refuse' ? plan.fault : isChecked ? controlFault(header, reading) : null);
    const result = this.#close({ ...arrival, row }, { plan, reading, fault });

    if (plan.action === 'load') {
      this.#replace(plan);
      if (strange === null) this.#noteGaps(result, { plan, series });
    }
    this.#rows.set(row.id, row);
    enter(series, header.seq, row);
    return result;
  }

  #close(
    arrival: Arrival & { row: BatchRow },
    { plan, reading, fault }: { plan: ArrivalPlan; reading: FileReading; fault: RecordFault | null },
  ): ReadArrival {
    const { row, parsed } = arrival;
    const isLate = plan.action === 'load' && plan.isLate;
    if (plan.action === 'repeat') {
      row.state = 'DUPLICATE';
      row.duplicate = row.received;
      return { ...arrival, ...noRejects(), isStaged: false, isLate };
    }
    if (fault !== null) {
      row.state = 'REJECTED';
      row.rejected = row.received;
      const whole = { ...fault, line: 1, raw: parsed.firstLine.slice(0, 200), recordId: null };
      const rejects = { rejects: [whole], codes: new Map([[fault.code, 1]]), rejected: row.received };
      return { ...arrival, ...noRejects(), ...rejects, isStaged: false, isLate };
    }
    const { rejected, codes } = reading;
    const read = { ...arrival, ...noRejects(), rejected, codes: new Map(codes), isStaged: true, isLate };
    if ('staged' in reading) {
      this.staging.add(parsed.header.kind, reading.staged);
      read.rejects.push(...reading.rejects);
    } else {
      this.staging.adopt(parsed.header.kind, reading.stagedPath);
      read.rejectsPath = reading.rejectsPath;
    }
    closeRow(read);
    return read;
  }

  /** Takes the gap or the refused batch away whose number the file has. */
  #replace({ replaces }: Extract<ArrivalPlan, { action: 'load' }>): void {
    if (replaces === undefined) return;
    const { id, state } = replaces;
    const own = state === 'MISSING' ? this.gaps.findIndex((gap) => gap.id === id) : -1;
    if (own !== -1) this.gaps.splice(own, 1);
    else if (state === 'MISSING') this.filledGaps.push(id);
    else if (!this.#rows.has(id)) this.superseded.push(id);
    // In the series and, when it came with this call, in its row too: they are the same object.
    replaces.state = 'SUPERSEDED';
  }

  #noteGaps(
    { row, parsed }: ReadArrival,
    { plan, series }: { plan: Extract<ArrivalPlan, { action: 'load' }>; series: Series },
  ): void {
    const { header } = parsed;
    row.gap_before = plan.skipped.length > 0;
    for (const seq of plan.skipped) {
      const gap = missingRow(header, seq, { from: series.periodTo, to: row.period_from ?? '' });
      this.gaps.push(gap);
      enter(series, seq, gap);
    }
    series.newest = Math.max(series.newest ?? 0, header.seq);
    if (series.periodTo === null || series.periodTo < (row.period_to ?? '')) series.periodTo = row.period_to;
  }
}

function noRejects(): Pick<ReadArrival, 'rejects' | 'rejectsPath' | 'codes' | 'rejected'> {
  return { rejects: [], rejectsPath: null, codes: new Map(), rejected: 0 };
}

/** Readable and, by the number of batches before it under the same number, unique. */
function idOf({ parsed }: Arrival, series: Series): string {
  const { brand, source, kind, seq } = parsed.header;
  const before = (series.entries.get(seq) ?? []).filter(({ id }) => !id.startsWith('gap_')).length;
  const id = `btc_${brand}_${source}_${kind.toLowerCase()}_${seq}`;
  return before === 0 ? id : `${id}_r${before + 1}`;
}
