import type {
  LoadBatch,
  LoadFileHeader,
  LoadKind,
  LoadState,
  RejectCode,
} from '@tallyhouse/shared/contracts/load-data';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { Cell } from '../../store/csv';

/** A row of `load_batch`. */
export interface BatchRow {
  id: string;
  brand_id: string;
  source_id: string;
  channel: Channel;
  kind: LoadKind;
  seq: number;
  state: LoadState;
  period_from: string | null;
  period_to: string | null;
  file: string;
  bytes: number;
  sha256: string;
  received: number;
  accepted: number;
  rejected: number;
  /** Of them, how many are counted only. */
  rejects_not_kept: number;
  duplicate: number;
  corrected: number;
  control_count: number | null;
  control_amount: string | null;
  computed_count: number;
  computed_amount: string;
  first_event_at: string | null;
  last_event_at: string | null;
  loaded_at: string | null;
  lag_seconds: number | null;
  gap_before: boolean;
  columns: string | null;
  supersedes: string | null;
  reprocesses: string | null;
}

export const batchColumns = [
  'id',
  'brand_id',
  'source_id',
  'channel',
  'kind',
  'seq',
  'state',
  'period_from',
  'period_to',
  'file',
  'bytes',
  'sha256',
  'received',
  'accepted',
  'rejected',
  'rejects_not_kept',
  'duplicate',
  'corrected',
  'control_count',
  'control_amount',
  'computed_count',
  'computed_amount',
  'first_event_at',
  'last_event_at',
  'loaded_at',
  'lag_seconds',
  'gap_before',
  'columns',
  'supersedes',
  'reprocesses',
] as const satisfies readonly (keyof BatchRow)[];

export function batchCells(row: BatchRow): Cell[] {
  return batchColumns.map((column) => row[column]);
}

/** The row of a number that was skipped, known only by its neighbours; the hours between them are its period. */
export function missingRow(
  { brand, source, kind, channel }: Pick<LoadFileHeader, 'brand' | 'source' | 'kind' | 'channel'>,
  seq: number,
  period: { readonly from: string | null; readonly to: string },
): BatchRow {
  return {
    // Another id than the file's own, which may come later in its place.
    id: `gap_${brand}_${source}_${kind.toLowerCase()}_${seq}`,
    brand_id: brand,
    source_id: source,
    channel,
    kind,
    seq,
    state: 'MISSING',
    period_from: period.from !== null && period.from < period.to ? period.from : period.to,
    period_to: period.to,
    file: '',
    bytes: 0,
    sha256: '',
    received: 0,
    accepted: 0,
    rejected: 0,
    rejects_not_kept: 0,
    duplicate: 0,
    corrected: 0,
    control_count: null,
    control_amount: null,
    computed_count: 0,
    computed_amount: '0.0000',
    first_event_at: null,
    last_event_at: null,
    loaded_at: null,
    lag_seconds: null,
    gap_before: false,
    columns: null,
    supersedes: null,
    reprocesses: null,
  };
}

/** A row as the contract shows it. */
export function batchOf(
  row: BatchRow,
  rejectCodes: readonly { readonly code: RejectCode; readonly count: number }[],
): LoadBatch {
  return {
    id: row.id,
    brandId: row.brand_id,
    source: row.source_id,
    channel: row.channel,
    kind: row.kind,
    seq: row.seq,
    state: row.state,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    file: row.file,
    bytes: row.bytes,
    sha256: row.sha256,
    received: row.received,
    accepted: row.accepted,
    rejected: row.rejected,
    ...(row.rejects_not_kept > 0 && { rejectsNotKept: row.rejects_not_kept }),
    duplicate: row.duplicate,
    corrected: row.corrected,
    control:
      row.control_count === null || row.control_amount === null
        ? null
        : { count: row.control_count, amount: row.control_amount },
    computed: { count: row.computed_count, amount: row.computed_amount },
    firstEventAt: row.first_event_at,
    lastEventAt: row.last_event_at,
    loadedAt: row.loaded_at,
    lagSeconds: row.lag_seconds,
    gapBefore: row.gap_before,
    rejectCodes: [...rejectCodes],
  };
}
