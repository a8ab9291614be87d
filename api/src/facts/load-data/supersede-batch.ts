import type { LoadBatch, LoadFileHeader } from '@tallyhouse/shared/contracts/load-data';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { readBrandReferences, unknownBrand } from '../loads/brand-reference';
import type { BatchRow } from '../loads/batch-row';
import { ingestWithin } from '../loads/ingest';
import { keepExceptions } from '../laws/keep-exceptions';
import { LoadFileRefused, type ReadFile } from '../loads/load-file';
import { readUpload, readUploadHead } from '../loads/read-upload';
import { holdSource } from '../loads/source-turns';
import { keepWhatIsTold } from '../loads/told-records';
import { ProblemError } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import type { Upload } from '../../platform/uploads/upload';
import { findBatch, type BatchName } from './find-batch';
import { refusedFile } from './ingest-upload';

interface Superseding {
  readonly batch: BatchName;
  /** The new file, whole. */
  readonly upload: Upload;
  readonly actorId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface Superseded {
  readonly batch: LoadBatch;
  readonly withdrawn: number;
}

/**
 * Puts a whole new file in the place of a loaded one.
 *
 * A record that both have is the same fact and stays, or is corrected by its higher version. One that the new file
 * leaves out leaves force with its arrival, unless another file in force tells it. All or nothing: one refused record
 * refuses the file.
 * Errors: `NotFound`; `BATCH_STATE` (409) for a batch that is not in force; `VALIDATION` for a file that does not fit.
 */
export async function supersedeBatch(store: Store, superseding: Superseding): Promise<Superseded> {
  try {
    const file = await readInItsPlace(store, superseding);
    return await store.tx((tx) => supersede(tx, superseding, file));
  } catch (error) {
    throw error instanceof LoadFileRefused ? refusedFile(error) : error;
  }
}

/** Reads the new file before the transaction, for which others would wait. */
async function readInItsPlace(
  store: Store,
  { batch: name, upload, now, signal }: Superseding,
): Promise<ReadFile> {
  const old = await findBatch(store, name);
  requireInForce(old);
  const newName = `${old.source_id}-${old.kind.toLowerCase()}-${old.seq}`;
  const parsed = await readUploadHead(newName, upload);
  requireSamePlace(old, parsed.header);
  const reference = (await readBrandReferences(store, [old.brand_id])).get(old.brand_id) ?? unknownBrand;
  return {
    ...(await readUpload(upload, { name: newName, parsed, loadedAt: now, reference, signal })),
    standsFor: { supersedes: old.id },
  };
}

async function supersede(
  tx: Queryable,
  { batch: name, actorId, now, signal }: Superseding,
  file: ReadFile,
): Promise<Superseded> {
  await holdSource(tx, await findBatch(tx, name));
  // As it is once nobody else is at it.
  const old = await findBatch(tx, name);
  requireInForce(old);
  const [batch] = await ingestWithin(tx, [file], { signal, leavesLaws: true });
  if (batch === undefined) throw new Error(`${old.id} was superseded by no batch`);
  if (batch.rejected > 0) throw await refusalOf(tx, batch);
  const { withdrawn, restored } = await keepWhatIsTold(tx, old, now);
  await keepExceptions(tx, { now });
  await appendAuditEvent(tx, {
    at: now,
    action: 'BATCH_SUPERSEDED',
    actorId,
    brandId: old.brand_id,
    object: { kind: 'load-batch', id: old.id },
    detail: { batch: batch.id, sha256: batch.sha256, withdrawn, restored, accepted: batch.accepted },
  });
  return { batch, withdrawn };
}

function requireInForce({ state, reprocesses }: BatchRow): void {
  if (reprocesses === null && (state === 'LOADED' || state === 'PARTIAL' || state === 'LATE')) return;
  throw new ProblemError(409, 'BATCH_STATE', 'This batch cannot be replaced', {
    detail: 'Only a complete file that was loaded and is in force can be replaced. Check the batch again.',
  });
}

function requireSamePlace(old: BatchRow, header: LoadFileHeader): void {
  const differs = (
    [
      ['brand', header.brand, old.brand_id],
      ['source', header.source, old.source_id],
      ['channel', header.channel, old.channel],
      ['kind', header.kind, old.kind],
      ['seq', header.seq, old.seq],
    ] as const
  ).filter(([, ours, theirs]) => ours !== theirs);
  if (differs.length === 0) return;
  throw new ProblemError(400, 'VALIDATION', 'The file does not match this batch', {
    detail: 'Brand, source, channel, kind and number must match the batch that it replaces.',
    errors: differs.map(([field, , theirs]) => ({
      field,
      code: 'DIFFERENT',
      message: `It must be ${theirs}`,
    })),
  });
}

/** Facts are not left half replaced: the caller sees what is wrong and nothing has happened. */
async function refusalOf(tx: Queryable, batch: LoadBatch): Promise<ProblemError> {
  const rejects = await tx.query<{ line: number; code: string; message: string }>(
    'select line, code, message from load_reject where batch_id = $1 order by line limit 50',
    [batch.id],
  );
  return new ProblemError(400, 'VALIDATION', 'The file cannot replace the batch', {
    detail: fillPlaces(
      '{{rejected}} {{rejected|record was|records were}} rejected. Correct the file and send it again; nothing was changed.',
      { rejected: batch.rejected },
    ),
    errors: rejects.map(({ line, code, message }) => ({ field: `line ${line}`, code, message })),
  });
}
