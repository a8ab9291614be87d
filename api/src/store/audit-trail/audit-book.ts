import { AsyncLocalStorage } from 'node:async_hooks';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { insertByFile } from '../insert-by-file';
import type { Queryable } from '../store';
import { hashOfRow, type ChainedRow } from './audit-chain';
import { makeTemporaryFolder } from '../temporary-folder';

/** Events of one transaction that are not written yet, and the end of the chain with them. */
interface AuditBook {
  seq: number;
  hash: string;
  readonly rows: (readonly (string | number | null)[])[];
}

const books = new AsyncLocalStorage<AuditBook>();

export const auditColumns = [
  'seq',
  'happened_at',
  'action',
  'actor_id',
  'session_id',
  'brand_id',
  'object_kind',
  'object_id',
  'detail',
  'address',
  'previous_hash',
  'hash',
] as const;

/** Takes the next place in the chain; writers wait for each other from here to the end of their transaction. */
export async function takeHead(tx: Queryable): Promise<{ readonly seq: number; readonly hash: string }> {
  const [head] = await tx.query<{ seq: number; hash: string }>(
    'update audit_head set seq = seq + 1 returning seq, hash',
  );
  if (head === undefined) throw new Error('the store keeps no head of the audit');
  return head;
}

/** An event as the chain has it, in the order of `auditColumns`, and its hash, which is the last of them. */
export function linked(row: ChainedRow): {
  readonly cells: (string | number | null)[];
  readonly hash: string;
} {
  const hash = hashOfRow(row);
  const { seq, happenedAt, action, actorId, sessionId, brandId, objectKind, objectId } = row;
  const object = [objectKind, objectId, row.detail, row.address, row.previousHash, hash];
  return { cells: [seq, happenedAt, action, actorId, sessionId, brandId, ...object], hash };
}

/** Keeps an event in the book that is open, where one is, and gives its place in the chain. */
export function keepInBook(chained: (seq: number, previousHash: string) => ChainedRow): number | undefined {
  const book = books.getStore();
  if (book === undefined) return undefined;
  book.seq += 1;
  const { cells, hash } = linked(chained(book.seq, book.hash));
  book.rows.push(cells);
  book.hash = hash;
  return book.seq;
}

/**
 * Does `work`, a part of the transaction `tx`, and writes all its events of the audit after it, in one go. Nobody reads
 * them before. Errors: those of `work`, after which the transaction is not to be kept.
 */
export async function auditTogether<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  const { seq, hash } = await takeHead(tx);
  const book: AuditBook = { seq: seq - 1, hash, rows: [] };
  const result = await books.run(book, work);
  const folder = await makeTemporaryFolder('audit');
  try {
    const path = join(folder, 'events.csv');
    await insertByFile(tx, path, { table: 'audit_event', columns: auditColumns, rows: book.rows });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await tx.query('update audit_head set seq = $1, hash = $2', [book.seq, book.hash]);
  return result;
}
