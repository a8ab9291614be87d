import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { keepExceptions } from '../laws/keep-exceptions';
import { touchExplainedTickets } from '../laws/touch-explained-tickets';
import { openTouchedTickets } from '../laws/touched-tickets';
import type { Queryable, Store } from '../../store/store';
import { closeRow, countedCodes, type Arrival, type ReadArrival } from './arrival';
import { batchCells, batchColumns, batchOf } from './batch-row';
import { readBrandReferences } from './brand-reference';
import { LoadFileRefused, type LoadFile } from './load-file';
import { loadKinds } from './load-kinds';
import { parseLoadFile } from './parse-load-file';
import { SequenceJump } from './plan-arrival';
import { linesAt } from './lines-at';
import { mostRejects } from './read-file-records';
import { Reception } from './reception';
import { rejectCells, rejectColumns } from './reject-cells';
import { resolveRejects } from './resolve-rejects';
import { resolveRecords, type ContradictingRecord, type Resolution } from './resolve-records';
import { readSeries } from './series';
import { shareSources } from './source-turns';
import { Staging } from './staging';

interface IngestOptions {
  /** Stops between two steps; nothing of the call is kept then. */
  readonly signal?: AbortSignal;
  /** The caller writes more of the same tickets, and calls `keepExceptions` then. */
  readonly leavesLaws?: boolean;
}

/**
 * Loads files, in their order, and gives their batches in the same order.
 *
 * All files of a call commit together, facts with batch rows, or nothing does. A refused record never stops the
 * others; a refused file leaves a REJECTED batch. Thousands of files in one call are much quicker than one by one.
 * Records that break a law of data are loaded, and become exceptions in the same transaction.
 * Errors: `LoadFileRefused` for a file that cannot become a batch at all; then nothing of the call is loaded.
 */
export async function ingestFiles(
  store: Store,
  files: readonly LoadFile[],
  options: IngestOptions = {},
): Promise<LoadBatch[]> {
  if (files.length === 0) return [];
  return store.tx((tx) => ingestWithin(tx, files, options));
}

/** As `ingestFiles`, in a transaction of the caller's. */
export async function ingestWithin(
  tx: Queryable,
  files: readonly LoadFile[],
  { signal, leavesLaws = false }: IngestOptions = {},
): Promise<LoadBatch[]> {
  const arrivals = files.map(arrivalOf);
  const staging = await Staging.create();
  try {
    const batches = await ingest(tx, { arrivals, staging, signal });
    const newest = Math.max(...files.map(({ loadedAt }) => loadedAt.getTime()));
    if (!leavesLaws) await keepExceptions(tx, { now: new Date(newest) });
    return batches;
  } finally {
    await staging.remove();
  }
}

function arrivalOf(file: LoadFile): Arrival {
  if ('reading' in file) {
    const { parsed, sha256, bytes } = file;
    return { file, parsed, sha256, bytes };
  }
  return {
    file,
    parsed: parseLoadFile(file),
    sha256: createHash('sha256').update(file.text).digest('hex'),
    bytes: Buffer.byteLength(file.text),
  };
}

interface Call {
  readonly arrivals: readonly Arrival[];
  readonly staging: Staging;
  readonly signal: AbortSignal | undefined;
}

async function ingest(tx: Queryable, { arrivals, staging, signal }: Call): Promise<LoadBatch[]> {
  const headers = arrivals.map(({ parsed }) => parsed.header);
  const references = await readBrandReferences(tx, [...new Set(headers.map(({ brand }) => brand))]);
  const reception = new Reception(references, await readSeries(tx, headers), staging);
  const read: ReadArrival[] = [];
  try {
    for (const arrival of arrivals) {
      // Reading is all processor time; others get a turn now and then.
      if (read.length % 100 === 99) await nextTurn();
      signal?.throwIfAborted();
      read.push(receive(reception, arrival));
    }
  } finally {
    staging.finish();
  }
  await writeFacts(tx, { read, staging, signal });
  await writeBatches(tx, { read, staging, reception });
  await touchExplained(tx, { read, reception, resolved: await resolveRejects(tx, read) });
  return read.map((arrival) => batchOf(arrival.row, countedCodes(arrival)));
}

interface Arrived {
  readonly read: readonly ReadArrival[];
  readonly reception: Reception;
  /** When the periods start of files of which refused records came again. */
  readonly resolved: readonly (string | null)[];
}

/** Looks at tickets again that bets and settlements explain which began to be lacking with these files, or are no more. */
async function touchExplained(tx: Queryable, { read, reception, resolved }: Arrived): Promise<void> {
  const { gaps, filledGaps, superseded } = reception;
  const rows = [...gaps, ...read.map(({ row }) => row)].filter(
    ({ kind }) => kind === 'BETS' || kind === 'SETTLEMENTS',
  );
  const isAllThere = rows.every(({ state }) => state === 'LOADED' || state === 'DUPLICATE');
  if (rows.length === 0 || (isAllThere && filledGaps.length + superseded.length + resolved.length === 0))
    return;
  const starts = [...resolved, ...rows.map(({ period_from: from }) => from)];
  await touchExplainedTickets(tx, {
    brandIds: [...new Set(rows.map(({ brand_id: brandId }) => brandId))],
    since: starts.includes(null) ? null : (starts.toSorted()[0] ?? null),
  });
}

function receive(reception: Reception, arrival: Arrival): ReadArrival {
  try {
    return reception.receive(arrival);
  } catch (error) {
    if (error instanceof SequenceJump) throw new LoadFileRefused(arrival.file.name, error.message);
    throw error;
  }
}

interface Stage {
  readonly read: readonly ReadArrival[];
  readonly staging: Staging;
  readonly signal: AbortSignal | undefined;
}

async function writeFacts(tx: Queryable, { read, staging, signal }: Stage): Promise<void> {
  await openTouchedTickets(tx);
  await tx.query(
    `create temp table staged_file as
     select 0 as file_no, brand_id, source_id, channel, id as batch_id, loaded_at as known_at from load_batch limit 0`,
  );
  await staging.insert(tx, 'staged_file', {
    columns: ['file_no', 'brand_id', 'source_id', 'channel', 'batch_id', 'known_at'],
    rows: read.flatMap(({ row, isStaged }, fileNo) =>
      isStaged ? [[fileNo, row.brand_id, row.source_id, row.channel, row.id, row.loaded_at]] : [],
    ),
  });
  await shareSources(tx);
  for (const stage of staging.stages) {
    signal?.throwIfAborted();
    const staged = await staging.open(tx, stage);
    await applyResolution(read, await resolveRecords(tx, loadKinds[stage.kind]));
    await staged.drop();
  }
  await tx.query('drop table staged_file');
}

async function applyResolution(
  read: readonly ReadArrival[],
  { byFile, contradictions }: Resolution,
): Promise<void> {
  for (const [fileNo, verdicts] of byFile) {
    const arrival = read[fileNo];
    if (arrival === undefined) continue;
    await addContradictions(
      arrival,
      contradictions.filter((record) => record.fileNo === fileNo),
    );
    for (const [code, count] of verdicts.refused) {
      arrival.rejected += count;
      arrival.codes.set(code, (arrival.codes.get(code) ?? 0) + count);
    }
    arrival.row.duplicate += verdicts.duplicate;
    arrival.row.corrected += verdicts.corrected;
    closeRow(arrival);
  }
}

/** Keeps those for which there is room beside what was refused before. */
async function addContradictions(
  arrival: ReadArrival,
  contradictions: readonly ContradictingRecord[],
): Promise<void> {
  const kept = contradictions.slice(0, Math.max(0, mostRejects - arrival.rejected));
  if (kept.length === 0) return;
  const texts = await linesAt(arrival.file, new Set(kept.map(({ line }) => line)));
  for (const record of kept) {
    arrival.rejects.push({
      ...wordsOf(record),
      line: record.line,
      // The store holds another version: nothing is missing that could still come.
      recordId: null,
      raw: texts.get(record.line) ?? '',
    });
  }
}

function wordsOf({ verdict, version, known, fields }: ContradictingRecord) {
  switch (verdict) {
    case 'MOVED':
      return {
        code: 'MOVED_RECORD' as const,
        field: 'recordVersion',
        message: `version ${version} is there with another time: a record that moves needs a higher version`,
      };
    case 'CHANGED':
      return {
        code: 'CHANGED_RECORD' as const,
        field: fields[0] ?? null,
        message: `version ${version} is there with another ${fields.join(', ')}: a record that changes needs a higher version`,
      };
    case 'STALE':
      return {
        code: 'STALE_VERSION' as const,
        field: 'recordVersion',
        message: `version ${known} is there already, which is higher than ${version}`,
      };
  }
}

async function writeBatches(
  tx: Queryable,
  { read, staging, reception }: Pick<Stage, 'read' | 'staging'> & { readonly reception: Reception },
): Promise<void> {
  await inChunks(reception.filledGaps, (ids, places) =>
    tx.query(`delete from load_batch where id in (${places})`, ids),
  );
  await inChunks(reception.superseded, (ids, places) =>
    tx.query(`update load_batch set state = 'SUPERSEDED' where id in (${places})`, ids),
  );
  await staging.insert(tx, 'load_batch', {
    columns: batchColumns,
    rows: [...reception.gaps, ...read.map(({ row }) => row)].map(batchCells),
  });
  await staging.insert(tx, 'load_reject', {
    columns: ['batch_id', ...rejectColumns],
    rows: read.flatMap(({ row, rejects }) => rejects.map((reject) => [row.id, ...rejectCells(reject)])),
  });
  for (const { row, rejectsPath } of read) {
    if (rejectsPath !== null) await loadRejects(tx, row.id, rejectsPath);
  }
}

/** Of a file that does not know its batch. */
async function loadRejects(tx: Queryable, batchId: string, path: string): Promise<void> {
  const columns = rejectColumns.join(', ');
  const rejects = await tx.openFile('staged_reject', { path, shape: `select ${columns} from load_reject` });
  await tx.query(`insert into load_reject (batch_id, ${columns}) select $1, ${columns} from staged_reject`, [
    batchId,
  ]);
  await rejects.drop();
}

async function inChunks(
  ids: readonly string[],
  run: (ids: readonly string[], places: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += 500) {
    const chunk = ids.slice(from, from + 500);
    await run(chunk, chunk.map((_, n) => `$${n + 1}`).join(', '));
  }
}
