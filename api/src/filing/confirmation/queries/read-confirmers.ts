import type { Person } from '@tallyhouse/shared/contracts/people';
import { permissionsByRole, type Role } from '@tallyhouse/shared/contracts/permissions';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** Roles that may confirm. */
const confirming = (Object.keys(permissionsByRole) as Role[]).filter((role) =>
  permissionsByRole[role].includes('reports.confirm'),
);

/** People who may confirm reports of all of some brands at `now`, by name. */
export function readConfirmers(
  store: Queryable,
  { brandIds, now }: { readonly brandIds: readonly string[]; readonly now: Date },
): Promise<Person[]> {
  const params = createSqlParams(now.toISOString());
  const roles = params.addAll(confirming);
  const mayFor = (brandId: string) =>
    `exists (select 1 from app_user_role r where r.user_id = u.id and r.brand_id in ('*', ${params.add(brandId)})
       and (r.valid_until is null or r.valid_until > cast($1 as timestamp)) and r.role in (${roles}))`;
  return store.query<Person>(
    `select u.id as "id", u.name as "name", u.email as "account" from app_user u
     where ${brandIds.map(mayFor).join(' and ')}
     order by u.name, u.id`,
    params.values,
  );
}

/** Whether somebody may confirm reports of the brands at this very moment, whatever they could when their call began. */
export async function holdsConfirmation(
  store: Queryable,
  {
    userId,
    brandIds,
    now,
  }: { readonly userId: string; readonly brandIds: readonly string[]; readonly now: Date },
): Promise<boolean> {
  const confirmers = await readConfirmers(store, { brandIds, now });
  return confirmers.some(({ id }) => id === userId);
}
