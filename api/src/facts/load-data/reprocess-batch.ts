import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { BatchRow } from '../loads/batch-row';
import { readBrandReferences, type BrandReference } from '../loads/brand-reference';
import { ingestWithin } from '../loads/ingest';
import type { TextFile } from '../loads/load-file';
import { loadKinds } from '../loads/load-kinds';
import { parseLoadFile } from '../loads/parse-load-file';
import { readFileRecords } from '../loads/read-file-records';
import type { Queryable, Store } from '../../store/store';
import { findBatch, type BatchName } from './find-batch';

interface Reprocessing {
  readonly batch: BatchName;
  readonly actorId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface Reprocessed {
  readonly batch: LoadBatch | null;
  readonly tried: number;
  readonly stillRejected: number;
}

/**
 * Checks the rejected records of a batch again and takes in those that are in order now, as a batch of their own: they
 * are known from now on, and what was known before stays as it was.
 *
 * Errors: `NotFound`.
 */
export function reprocessBatch(
  store: Store,
  { batch: name, actorId, now, signal }: Reprocessing,
): Promise<Reprocessed> {
  return store.tx(async (tx) => {
    const row = await findBatch(tx, name);
    const records = await readOpenRejects(tx, row.id);
    const reference = (await readBrandReferences(tx, [row.brand_id])).get(row.brand_id);
    const sound = reference === undefined ? [] : await soundRecords(row, { records, reference, now });
    if (sound.length === 0) return { batch: null, tried: records.length, stillRejected: records.length };
    const [batch] = await ingestWithin(tx, [fileOf(row, sound, now)], { signal });
    if (batch === undefined) throw new Error(`${row.id} was taken in again without a batch`);
    const taken = batch.accepted + batch.duplicate;
    await appendAuditEvent(tx, {
      at: now,
      action: 'BATCH_REPROCESSED',
      actorId,
      brandId: row.brand_id,
      object: { kind: 'load-batch', id: row.id },
      detail: { batch: batch.id, tried: records.length, taken },
    });
    return { batch, tried: records.length, stillRejected: records.length - taken };
  });
}

/** Texts of the records, in the order of the file. A file refused as a whole has none: it must be sent again. */
async function readOpenRejects(tx: Queryable, batchId: string): Promise<string[]> {
  const rows = await tx.query<{ raw: string }>(
    `select raw from load_reject
     where batch_id = $1 and resolved_at is null and record_id is not null order by line`,
    [batchId],
  );
  return rows.map(({ raw }) => raw);
}

async function soundRecords(
  row: BatchRow,
  { records, reference, now }: { records: readonly string[]; reference: BrandReference; now: Date },
): Promise<string[]> {
  const sound: string[] = [];
  for (const [index, record] of records.entries()) {
    // Others get a turn now and then.
    if (index % 100 === 99) await nextTurn();
    const parsed = parseLoadFile(fileOf(row, [record], now));
    // A text that was cut is no record any more, and quotes that do not close swallow the next one.
    const { received, rejected } = readFileRecords(parsed, { loadedMs: now.getTime(), reference, fileNo: 0 });
    if (received === 1 && rejected === 0) sound.push(record);
  }
  return sound;
}

/** Records as a file of the batch they were rejected from. */
function fileOf(row: BatchRow, records: readonly string[], now: Date): TextFile {
  const header = {
    format: 'tallyhouse-load/1',
    brand: row.brand_id,
    source: row.source_id,
    channel: row.channel,
    kind: row.kind,
    seq: row.seq,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    count: records.length,
    // Not checked: the source has told the total of the whole file only.
    amount: '0',
  };
  const columns = row.columns ?? loadKinds[row.kind].fields.map(({ name }) => name).join(',');
  const isNdjson = records[0]?.startsWith('{') ?? false;
  const head = isNdjson
    ? [JSON.stringify(header)]
    : [...Object.entries(header).map(([key, value]) => `# ${key}: ${value}`), columns];
  return {
    name: `${row.file} (rejected records)`,
    text: [...head, ...records, ''].join('\n'),
    loadedAt: now,
    standsFor: { reprocesses: row.id },
  };
}
