import type { Person } from '@tallyhouse/shared/contracts/people';
import { permissionsByRole, type Role } from '@tallyhouse/shared/contracts/permissions';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** Roles that may confirm. */
const confirming = (Object.keys(permissionsByRole) as Role[]).filter((role) =>
  permissionsByRole[role].includes('reports.confirm'),
);

/** People who may confirm reports of a brand at `now`, by name. */
export function readConfirmers(
  store: Queryable,
  { brandId, now }: { readonly brandId: string; readonly now: Date },
): Promise<Person[]> {
  const params = createSqlParams(brandId, now.toISOString());
  return store.query<Person>(
    `select u.id as "id", u.name as "name", u.email as "account" from app_user u
     where exists (select 1 from app_user_role r where r.user_id = u.id and r.brand_id in ('*', $1)
       and (r.valid_until is null or r.valid_until > cast($2 as timestamp))
       and r.role in (${params.addAll(confirming)}))
     order by u.name, u.id`,
    params.values,
  );
}

/** Whether somebody may confirm reports of a brand at this very moment, whatever they could when their call began. */
export async function holdsConfirmation(
  store: Queryable,
  { userId, brandId, now }: { readonly userId: string; readonly brandId: string; readonly now: Date },
): Promise<boolean> {
  const confirmers = await readConfirmers(store, { brandId, now });
  return confirmers.some(({ id }) => id === userId);
}
