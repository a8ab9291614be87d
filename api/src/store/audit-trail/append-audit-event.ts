import type { AuditAction, AuditObjectKind } from '@tallyhouse/shared/contracts/audit';
import type { Queryable } from '../store';
import { hashOfRow, type ChainedRow } from './audit-chain';

/** Something done that must be known later. */
export interface AuditEvent {
  readonly at: Date;
  readonly action: AuditAction;
  /** User id; left out where nobody was signed in. */
  readonly actorId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly object: { readonly kind: AuditObjectKind; readonly id: string | null };
  /** What else there is to know; never a secret, and no e-mail address of somebody unknown. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  readonly address?: string | undefined;
}

/**
 * Writes an event at the end of the chain, once and for all, and gives its place there.
 *
 * `tx` is the transaction of the action: both happen or neither. Writers wait for each other from here to its end.
 */
export async function appendAuditEvent(tx: Queryable, event: AuditEvent): Promise<{ readonly seq: number }> {
  const [head] = await tx.query<{ seq: number; hash: string }>(
    'update audit_head set seq = seq + 1 returning seq, hash',
  );
  if (head === undefined) throw new Error('the store keeps no head of the audit');
  const row: ChainedRow = {
    seq: head.seq,
    happenedAt: event.at.toISOString(),
    action: event.action,
    actorId: event.actorId ?? null,
    sessionId: event.sessionId ?? null,
    brandId: event.brandId ?? null,
    objectKind: event.object.kind,
    objectId: event.object.id,
    detail: JSON.stringify(event.detail ?? {}),
    address: event.address ?? null,
    previousHash: head.hash,
  };
  const hash = hashOfRow(row);
  await tx.query(
    `insert into audit_event
       (seq, happened_at, action, actor_id, session_id, brand_id, object_kind, object_id, detail, address,
        previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      row.seq,
      row.happenedAt,
      row.action,
      row.actorId,
      row.sessionId,
      row.brandId,
      row.objectKind,
      row.objectId,
      row.detail,
      row.address,
      row.previousHash,
      hash,
    ],
  );
  await tx.query('update audit_head set hash = $1', [hash]);
  return { seq: row.seq };
}
