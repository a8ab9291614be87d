import { permissionsOf, type Permission } from '@tallyhouse/shared/contracts/permissions';
import type { Queryable } from '../../store/store';

/** Somebody who can be told something, with what they may do. */
export interface Person {
  readonly id: string;
  /** Whether they hold `permission` for the brand; for null, for any. */
  may(permission: Permission, brandId: string | null): boolean;
}

interface RoleRow {
  readonly id: string;
  readonly role: string;
  readonly brandId: string | null;
}

/** Everybody who is not disabled and holds a role now. */
export async function readPeople(store: Queryable, now: Date): Promise<Person[]> {
  const rows = await store.query<RoleRow>(
    `select u.id as "id", r.role as "role", b.id as "brandId"
     from app_user u
     join app_user_role r on r.user_id = u.id and (r.valid_until is null or r.valid_until > cast($1 as timestamp))
     left join brand b on (r.brand_id = '*' or b.id = r.brand_id)
       and (r.jurisdictions is null or position(',' || b.country || ',' in ',' || r.jurisdictions || ',') > 0)
     where u.disabled_at is null
     order by u.id, b.id, r.role`,
    [now.toISOString()],
  );
  const byUser = new Map<string, RoleRow[]>();
  for (const row of rows) byUser.set(row.id, [...(byUser.get(row.id) ?? []), row]);
  return [...byUser].map(([id, own]) => personOf(id, own));
}

function personOf(id: string, rows: readonly RoleRow[]): Person {
  return {
    id,
    may: (permission, brandId) => {
      const roles = rows.filter((row) => brandId === null || row.brandId === brandId).map(({ role }) => role);
      return permissionsOf(roles).includes(permission);
    },
  };
}
