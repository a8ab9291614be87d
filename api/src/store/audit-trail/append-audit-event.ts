import type { AuditAction, AuditObjectKind } from '@tallyhouse/shared/contracts/audit';
import type { Queryable } from '../store';
import { auditColumns, keepInBook, linked, takeHead } from './audit-book';
import type { ChainedRow } from './audit-chain';

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
  const chained = (place: number, previousHash: string) => chainedRow(event, place, previousHash);
  const kept = keepInBook(chained);
  if (kept !== undefined) return { seq: kept };
  const { seq, hash: previousHash } = await takeHead(tx);
  const { cells, hash } = linked(chained(seq, previousHash));
  const places = cells.map((_, index) => `$${index + 1}`);
  await tx.query(`insert into audit_event (${auditColumns.join(', ')}) values (${places.join(', ')})`, cells);
  await tx.query('update audit_head set hash = $1', [hash]);
  return { seq };
}

function chainedRow(event: AuditEvent, seq: number, previousHash: string): ChainedRow {
  return {
    seq,
    happenedAt: event.at.toISOString(),
    action: event.action,
    actorId: event.actorId ?? null,
    sessionId: event.sessionId ?? null,
    brandId: event.brandId ?? null,
    objectKind: event.object.kind,
    objectId: event.object.id,
    detail: JSON.stringify(event.detail ?? {}),
    address: event.address ?? null,
    previousHash,
  };
}
