import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { isAllowed } from '../../platform/auth/current-user';
import { readUser } from '../../platform/auth/read-session';
import { createSqlParams } from '../../store/sql-params';
import { NotFound, ValidationFailed } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { readExceptions } from './list-exceptions';

interface Assigning {
  readonly ids: string[];
  /** Null: nobody has them any more. */
  readonly ownerId: string | null;
  readonly brandIds: readonly string[];
  readonly actorId: string;
  readonly now: Date;
}

/** Errors: `NotFound` where one of them is not there; `ValidationFailed` for an owner who may not manage loads of a brand. */
export function assignExceptions(store: Store, assigning: Assigning): Promise<void> {
  const { ids, ownerId, actorId, now } = assigning;
  return store.tx(async (tx) => {
    const exceptions = await readExceptions(tx, assigning);
    if (exceptions.length < new Set(ids).size) throw new NotFound('exception');
    const owner = ownerId === null ? null : await readUser(tx, ownerId, now);
    const mayOwn = (brandId: string) =>
      owner === null || (owner !== undefined && isAllowed(owner, 'loads.manage', brandId));
    if (!exceptions.every(({ brandId }) => mayOwn(brandId))) {
      const message = 'There is nobody of this id who may manage the loads of the brand';
      throw new ValidationFailed([{ field: 'ownerId', code: 'NOT_ALLOWED', message }]);
    }
    const params = createSqlParams(ownerId);
    await tx.query(
      `update data_exception set owner_id = $1 where id in (${params.addAll(ids)})`,
      params.values,
    );
    for (const { id, brandId, owner: before } of exceptions) {
      await appendAuditEvent(tx, {
        at: now,
        action: 'EXCEPTION_ASSIGNED',
        actorId,
        brandId,
        object: { kind: 'data-exception', id },
        detail: { before: before?.id ?? null, after: ownerId },
      });
    }
  });
}
