import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { readBrandLimits } from '../brand-limits';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface RepeatingBatch {
  readonly id: string;
  readonly brandId: string;
  readonly source: string;
  readonly kind: string;
  readonly seq: number;
  readonly state: string;
  readonly file: string;
  readonly received: number;
  readonly duplicate: number;
  readonly loadedAt: Instant;
}

/** Batches that came since and are a file that was there, or hold records that were there. */
function readRepeatingBatches(store: Queryable, { since }: Look): Promise<RepeatingBatch[]> {
  return store.query<RepeatingBatch>(
    `select id as "id", brand_id as "brandId", source_id as "source", kind as "kind", seq as "seq", state as "state",
       file as "file", received as "received", duplicate as "duplicate", loaded_at as "loadedAt"
     from load_batch
     where loaded_at >= cast($1 as timestamp) and (state = 'DUPLICATE' or duplicate > 0)
     order by loaded_at, id`,
    [since.toISOString()],
  );
}

/** CA-08: the same file, or more than the tolerated share (1 %) of a file's records, came twice. Over when somebody has seen it. */
export const duplicateBatch: Detector = {
  code: 'CA-08',
  finds: 'EVENTS',
  pace: 'LOAD',
  overText: '',
  async find(store, look) {
    const limitsOf = await readBrandLimits(store);
    const byFile = new Map<string, Finding>();
    for (const batch of await readRepeatingBatches(store, look)) {
      const most = (limitsOf(batch.brandId).tolerances.duplicatePercent * batch.received) / 100;
      if (batch.state !== 'DUPLICATE' && batch.duplicate <= most) continue;
      const finding = findingOf(batch);
      byFile.set(`${batch.brandId} ${finding.object.id}`, finding);
    }
    return [...byFile.values()];
  },
};

function findingOf(batch: RepeatingBatch): Finding {
  const { brandId, source, kind, seq, file, received, duplicate, loadedAt } = batch;
  const isWhole = batch.state === 'DUPLICATE';
  const params = { file, seq, source, kind, duplicate, received };
  return {
    brandId,
    // Every repetition of a file is about the same file.
    object: {
      kind: 'load-batch',
      id: isWhole ? `btc_${brandId}_${source}_${kind.toLowerCase()}_${seq}` : batch.id,
    },
    period: null,
    cause: { kind: 'source', id: source },
    ...worded(isWhole ? 'FILE_AGAIN' : 'FILE_REPEATS_RECORDS', params),
    at: new Date(loadedAt),
    occurrence: batch.id,
  };
}
