import { chainGenesis } from '../domain/confirmation/hash-chain';
import type { Queryable } from '../store/store';
import type { Checkpoint } from './checkpoints';
import { hashOfRow, type ChainedRow } from './audit-chain';

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
  readonly rows: number;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly faults: readonly AuditFault[];
}

interface AuditRow extends ChainedRow {
  readonly hash: string;
}

const rowsAtOnce = 5_000;
// Enough to see what happened; after a cut every row differs.
const faultsTold = 100;

/** Walks the whole chain, oldest first, and compares it with `checkpoints`, which are kept outside the store. */
export async function verifyAudit(
  store: Queryable,
  checkpoints: readonly Checkpoint[] = [],
): Promise<AuditVerdict> {
  const faults: AuditFault[] = [];
  const seen = new Map(checkpoints.map(({ seq, hash }) => [seq, hash]));
  let before = { seq: 0, hash: chainGenesis };
  let rows = 0;
  for (;;) {
    const page = await readRows(store, before.seq);
    for (const row of page) {
      faults.push(...faultsOf(row, before, seen.get(row.seq)));
      before = { seq: row.seq, hash: row.hash };
    }
    rows += page.length;
    if (page.length < rowsAtOnce) break;
  }
  const cut = checkpoints
    .filter(({ seq }) => seq > before.seq)
    .map(({ seq }) => ({ seq, kind: 'CUT' as const }));
  return {
    rows,
    head: before,
    faults: [...faults, ...cut, ...(await headFaults(store, before))].slice(0, faultsTold),
  };
}

function faultsOf(
  row: AuditRow,
  before: { readonly seq: number; readonly hash: string },
  checkpoint: string | undefined,
): AuditFault[] {
  const { seq } = row;
  return [
    ...(seq === before.seq + 1 ? [] : [{ seq, kind: 'MISSING' as const }]),
    ...(row.previousHash === before.hash ? [] : [{ seq, kind: 'OUT_OF_ORDER' as const }]),
    ...(row.hash === hashOfRow(row) ? [] : [{ seq, kind: 'CHANGED' as const }]),
    ...(checkpoint === undefined || checkpoint === row.hash ? [] : [{ seq, kind: 'CUT' as const }]),
  ];
}

/** The head was written with the last row: another one means that rows behind it are gone. */
async function headFaults(store: Queryable, last: { readonly seq: number; readonly hash: string }) {
  const [head] = await store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
  const isSame = head?.seq === last.seq && head.hash === last.hash;
  return isSame ? [] : [{ seq: head?.seq ?? last.seq, kind: 'CUT' as const }];
}

function readRows(store: Queryable, afterSeq: number): Promise<AuditRow[]> {
  return store.query<AuditRow>(
    `select seq as "seq", happened_at as "happenedAt", action as "action", actor_id as "actorId",
       session_id as "sessionId", brand_id as "brandId", object_kind as "objectKind", object_id as "objectId",
       detail as "detail", address as "address", previous_hash as "previousHash", hash as "hash"
     from audit_event where seq > $1 order by seq limit ${rowsAtOnce}`,
    [afterSeq],
  );
}
