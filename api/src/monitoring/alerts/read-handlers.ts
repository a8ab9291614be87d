import type { Person } from '@tallyhouse/shared/contracts/people';
import { permissionsByRole, type Role } from '@tallyhouse/shared/contracts/permissions';
import { readUser } from '../../platform/auth/read-session';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { mayHandle } from './alert-visibility';
import type { AlertRow } from '../../house/alerting/queries/alert-row';

/** Roles that handle alerts, of brands or of the system. */
const handling = (Object.keys(permissionsByRole) as Role[]).filter((role) =>
  permissionsByRole[role].some((permission) => permission.startsWith('alerts.handle')),
);

/** People who may own an alert at `now`, by name. */
export async function readHandlers(
  store: Queryable,
  alert: Pick<AlertRow, 'code' | 'brandId'>,
  now: Date,
): Promise<Person[]> {
  const params = createSqlParams();
  const people = await store.query<Person>(
    `select u.id as "id", u.name as "name", u.email as "account" from app_user u
     where u.disabled_at is null and exists (
       select 1 from app_user_role r where r.user_id = u.id and r.role in (${params.addAll(handling)}))
     order by u.name, u.id`,
    params.values,
  );
  // Countries and ends of roles are read where everybody's are: a few people at most hold these roles.
  const users = await Promise.all(people.map(({ id }) => readUser(store, id, now)));
  return people.filter((_, index) => {
    const user = users[index];
    return user !== undefined && mayHandle(user, alert);
  });
}
