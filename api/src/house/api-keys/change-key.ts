import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { CurrentUser } from '../../platform/auth/current-user';
import { ProblemError } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { createKeySecret, hashKeySecret } from '../../platform/auth/key-secret';

/** Who does it, and when. */
export interface KeyDeed {
  readonly user: CurrentUser;
  readonly now: Date;
  readonly address: string;
}

/** Makes the secret of a confirmed key, once. Errors: `SECRET_ISSUED` (409) for a key that has one or has ended. */
export async function issueSecret(store: Store, key: ApiKey, deed: KeyDeed): Promise<string> {
  const secret = createKeySecret(key.prefix);
  await store.tx(async (tx) => {
    const issued = await tx.query(
      `update api_key set secret_hash = $2
       where id = $1 and secret_hash is null and revoked_at is null and expires_at > cast($3 as timestamp)
       returning id`,
      [key.id, hashKeySecret(secret), deed.now.toISOString()],
    );
    if (issued.length === 0) {
      throw new ProblemError(
        409,
        'SECRET_ISSUED',
        'The secret has already been issued, or the key has been revoked',
        {
          detail: 'A secret is shown only once. Revoke the key and propose another one.',
        },
      );
    }
    await note(tx, key, deed, { deed: 'SECRET_ISSUED' });
  });
  return secret;
}

/** Ends a key; one that has ended stays as it is. */
export async function revokeKey(
  store: Store,
  key: ApiKey,
  deed: KeyDeed & { readonly reason: string },
): Promise<void> {
  await store.tx(async (tx) => {
    const revoked = await tx.query(
      `update api_key set revoked_at = cast($2 as timestamp), revoked_by = $3
       where id = $1 and revoked_at is null returning id`,
      [key.id, deed.now.toISOString(), deed.user.id],
    );
    if (revoked.length > 0) await note(tx, key, deed, { deed: 'REVOKED', reason: deed.reason });
  });
}

async function note(
  tx: Queryable,
  { id, brandId }: ApiKey,
  { user, now, address }: KeyDeed,
  detail: Readonly<Record<string, string>>,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action: 'API_KEY_CHANGED',
    actorId: user.id,
    sessionId: user.sessionId,
    brandId,
    object: { kind: 'api-key', id },
    detail,
    address,
  });
}
