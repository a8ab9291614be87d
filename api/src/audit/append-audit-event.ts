import { randomUUID } from 'node:crypto';
import type { Queryable } from '../store/store';

/** Something done that must be known later. */
export interface AuditEvent {
  readonly at: Date;
  readonly action:
    'LOGIN' | 'LOGIN_FAILED' | 'LOGOUT' | 'REFRESH_REUSED' | 'SESSION_REVOKED' | 'PASSWORD_CHANGED';
  /** User id; left out where nobody was signed in. */
  readonly actorId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly brandId?: string | undefined;
  readonly object: { readonly kind: 'user' | 'session'; readonly id: string | null };
  /** What else there is to know; never a secret, and no e-mail address of somebody unknown. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  readonly address?: string | undefined;
}

/** Writes an event, once and for all. `tx` is the transaction of the deed: both happen or neither. */
export async function appendAuditEvent(tx: Queryable, event: AuditEvent): Promise<void> {
  const { at, action, actorId, sessionId, brandId, object, detail = {}, address } = event;
  await tx.query(
    `insert into audit_event
       (id, happened_at, action, actor_id, session_id, brand_id, object_kind, object_id, detail, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      randomUUID(),
      at.toISOString(),
      action,
      actorId ?? null,
      sessionId ?? null,
      brandId ?? null,
      object.kind,
      object.id,
      JSON.stringify(detail),
      address ?? null,
    ],
  );
}
