import { chainGenesis } from '../../domain/confirmation/hash-chain';
import type { Queryable } from '../../store/store';
import type { Checkpoint } from './checkpoints';
import { hashOfRow, type ChainedRow } from '../../store/audit-trail/audit-chain';

/** Where the chain does not hold. */
export interface AuditFault {
  readonly seq: number;
  /**
   * `CHANGED`: the row is not what was hashed; `MISSING`: rows before it are gone; `OUT_OF_ORDER`: it does not follow
   * the row before, so one was put in, taken out or moved; `CUT`: rows that a checkpoint has seen are gone or others.
   */
  readonly kind: 'CHANGED' | 'MISSING' | 'OUT_OF_ORDER' | 'CUT';
}

export interface AuditVerdict {
  /** Rows looked at, and which; null where there were none. */
  readonly rows: number;
  readonly firstSeq: number | null;
  readonly lastSeq: number | null;
  /** Where the chain ended when the walk began. */
  readonly head: { readonly seq: number; readonly hash: string };
  readonly faults: readonly AuditFault[];
  /** The row to go on after, where `mostRows` was reached; null at the end of the span. */
  readonly nextSeq: number | null;
}

/** Part of the chain: rows after `afterSeq`, up to `lastSeq`; left out, all of it. */
export interface AuditSpan {
  readonly afterSeq?: number;
  readonly lastSeq?: number;
  readonly mostRows?: number;
}

interface AuditRow extends ChainedRow {
  readonly hash: string;
}

type Link = Pick<AuditRow, 'seq' | 'hash'>;

const rowsAtOnce = 5_000;
// Enough to see what happened; after a cut every row differs.
const faultsTold = 100;

/**
 * Walks the chain or a part of it, oldest first, and compares it with `checkpoints`, which are kept outside the store.
 *
 * Rows written meanwhile are left for the next walk. Whether the end was cut is looked at whatever the part.
 */
export async function verifyAudit(
  store: Queryable,
  checkpoints: readonly Checkpoint[] = [],
  { afterSeq = 0, lastSeq = Infinity, mostRows = Infinity }: AuditSpan = {},
): Promise<AuditVerdict> {
  const head = await readHead(store);
  const end = Math.min(lastSeq, head.seq);
  const seen = new Map(checkpoints.map(({ seq, hash }) => [seq, hash]));
  const faults: AuditFault[] = headFaults(head, checkpoints);
  let before = await readAnchor(store, afterSeq);
  let rows = 0;
  let firstSeq: number | null = null;
  while (rows < mostRows) {
    const count = Math.min(rowsAtOnce, mostRows - rows);
    const page = await readRows(store, { afterSeq: before.seq, end, count });
    firstSeq ??= page[0]?.seq ?? null;
    for (const row of page) {
      faults.push(...faultsOf(row, before, seen.get(row.seq)));
      before = { seq: row.seq, hash: row.hash };
    }
    rows += page.length;
    if (page.length < count) break;
  }
  const isAtEnd = rows < mostRows || before.seq >= end;
  if (before.seq === head.seq && before.hash !== head.hash) {
    faults.push({ seq: head.seq, kind: 'CUT' });
  }
  return {
    rows,
    firstSeq,
    lastSeq: rows === 0 ? null : before.seq,
    head: { seq: head.seq, hash: head.hash },
    faults: faults.slice(0, faultsTold),
    nextSeq: isAtEnd ? null : before.seq,
  };
}

/** The row before the first one looked at; where it is gone, nothing follows from it. */
async function readAnchor(store: Queryable, seq: number): Promise<Link> {
  if (seq === 0) return { seq: 0, hash: chainGenesis };
  const [row] = await store.query<Link>('select seq, hash from audit_event where seq = $1', [seq]);
  return row ?? { seq, hash: '' };
}

/** Head and last row in one statement, so that no writer comes in between. */
async function readHead(store: Queryable): Promise<Link & { readonly last: number }> {
  const [head] = await store.query<Link & { last: number }>(
    'select h.seq, h.hash, (select coalesce(max(seq), 0) from audit_event) as last from audit_head h',
  );
  if (head === undefined) throw new Error('the store keeps no head of the audit');
  return head;
}

/** The head was written with the last row: rows behind it, or checkpoints of such, mean that the end is another. */
function headFaults(
  head: Link & { readonly last: number },
  checkpoints: readonly Checkpoint[],
): AuditFault[] {
  const cut = checkpoints
    .filter(({ seq }) => seq > head.seq)
    .map(({ seq }) => ({ seq, kind: 'CUT' as const }));
  if (head.last > head.seq) return [{ seq: head.last, kind: 'OUT_OF_ORDER' }, ...cut];
  return head.last < head.seq ? [{ seq: head.seq, kind: 'CUT' }, ...cut] : cut;
}

function faultsOf(row: AuditRow, before: Link, checkpoint: string | undefined): AuditFault[] {
  const { seq } = row;
  return [
    ...(seq === before.seq + 1 ? [] : [{ seq, kind: 'MISSING' as const }]),
    ...(row.previousHash === before.hash ? [] : [{ seq, kind: 'OUT_OF_ORDER' as const }]),
    ...(row.hash === hashOfRow(row) ? [] : [{ seq, kind: 'CHANGED' as const }]),
    ...(checkpoint === undefined || checkpoint === row.hash ? [] : [{ seq, kind: 'CUT' as const }]),
  ];
}

function readRows(
  store: Queryable,
  { afterSeq, end, count }: { readonly afterSeq: number; readonly end: number; readonly count: number },
): Promise<AuditRow[]> {
  return store.query<AuditRow>(
    `select seq as "seq", happened_at as "happenedAt", action as "action", actor_id as "actorId",
       session_id as "sessionId", brand_id as "brandId", object_kind as "objectKind", object_id as "objectId",
       detail as "detail", address as "address", previous_hash as "previousHash", hash as "hash"
     from audit_event where seq > $1 and seq <= $2 order by seq limit ${count}`,
    [afterSeq, end],
  );
}
