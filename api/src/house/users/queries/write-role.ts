import type { AssignmentInput } from '@tallyhouse/shared/contracts/roles';
import type { Queryable } from '../../../store/store';

/** Gives a role, or the one that is there another end and other countries. */
export async function writeRole(tx: Queryable, userId: string, assignment: AssignmentInput): Promise<void> {
  const { role, brandId, jurisdictions, validUntil } = assignment;
  await tx.query(
    `insert into app_user_role (user_id, role, brand_id, jurisdictions, valid_until)
     values ($1, $2, $3, $4, cast($5 as timestamp))
     on conflict (user_id, role, brand_id)
     do update set jurisdictions = excluded.jurisdictions, valid_until = excluded.valid_until`,
    [userId, role, brandId, jurisdictions?.join(',') ?? null, validUntil],
  );
}

/** Takes a role away; false when it was not there. */
export async function deleteRole(
  tx: Queryable,
  { userId, role, brandId }: { readonly userId: string; readonly role: string; readonly brandId: string },
): Promise<boolean> {
  const gone = await tx.query(
    'delete from app_user_role where user_id = $1 and role = $2 and brand_id = $3 returning user_id',
    [userId, role, brandId],
  );
  return gone.length > 0;
}
