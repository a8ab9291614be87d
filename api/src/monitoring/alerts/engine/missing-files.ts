import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { isUnexplained } from '../../../facts/loads/unresolved-files';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface GappedBatch {
  readonly brandId: string;
  readonly source: string;
  readonly kind: string;
  readonly seq: number;
  readonly isMissing: boolean;
  readonly periodFrom: Instant | null;
  readonly periodTo: Instant;
  readonly loadedAt: Instant | null;
  /** When a later file of the series showed that this one was skipped; null where none has yet. */
  readonly noticedAt: Instant | null;
}

// A source closes an hour within minutes; half an hour later it is not coming by itself.
const overdueSeconds = 1800;

/** Numbers that were skipped, and files that came since but too late. A file that stands explained is not among them. */
function readGappedBatches(store: Queryable, { since }: Look): Promise<GappedBatch[]> {
  return store.query<GappedBatch>(
    `select b.brand_id as "brandId", b.source_id as "source", b.kind as "kind", b.seq as "seq",
       b.state = 'MISSING' as "isMissing", b.period_from as "periodFrom", b.period_to as "periodTo",
       b.loaded_at as "loadedAt",
       (select min(n.loaded_at) from load_batch n where n.brand_id = b.brand_id and n.source_id = b.source_id
          and n.kind = b.kind and n.seq > b.seq and n.gap_before) as "noticedAt"
     from load_batch b
     where b.period_to is not null
       and ${isUnexplained('b')}
       and b.reprocesses is null and b.supersedes is null
       and (b.state = 'MISSING' or (b.loaded_at >= cast($1 as timestamp) and b.state in ('LOADED', 'PARTIAL', 'LATE')
         and (b.state = 'LATE' or b.lag_seconds >= ${overdueSeconds})))
     order by b.brand_id, b.source_id, b.kind, b.seq`,
    [since.toISOString()],
  );
}

/** Files that are missing, and those that were and have come. */
export async function findMissingFiles(store: Queryable, look: Look): Promise<Finding[]> {
  return (await readGappedBatches(store, look)).map(findingOf);
}

function findingOf(batch: GappedBatch): Finding {
  const { brandId, source, kind, seq, isMissing, periodFrom, periodTo, loadedAt, noticedAt } = batch;
  const overdueAt = new Date(Date.parse(periodTo) + overdueSeconds * 1000);
  // A later file may say so sooner, or, in a quiet hour, only much later.
  const isNoticedFirst = noticedAt !== null && Date.parse(noticedAt) < overdueAt.getTime();
  const at = isNoticedFirst ? new Date(noticedAt) : overdueAt;
  return {
    brandId,
    object: { kind: 'load-batch', id: `gap_${brandId}_${source}_${kind.toLowerCase()}_${seq}` },
    period: null,
    cause: { kind: 'source', id: source },
    ...worded(isMissing ? 'FILE_MISSING' : 'FILE_WAS_MISSING', {
      seq,
      source,
      kind,
      from: periodFrom ?? '…',
      to: periodTo,
    }),
    at,
    occurrence: 'missing',
    ...(isMissing || loadedAt === null
      ? {}
      : {
          over: {
            at: new Date(Math.max(Date.parse(loadedAt), at.getTime())),
            reason: `The file arrived at ${loadedAt}.`,
          },
        }),
  };
}
