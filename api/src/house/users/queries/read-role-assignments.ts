import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { assignmentOf } from './read-users';

interface RoleRow {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly brandId: string;
  readonly jurisdictions: string | null;
  readonly validUntil: string | null;
  readonly isInForce: boolean;
}

export interface RoleQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly role?: string | undefined;
  readonly userId?: string | undefined;
}

/** Roles for `brandIds` and for every brand, by the names of their holders. */
export async function listRoleAssignments(
  store: Queryable,
  brandIds: readonly string[],
  question: RoleQuestion & { readonly now: Date },
  options: QueryOptions = {},
) {
  const params = createSqlParams();
  const { role, userId } = question;
  const where = [
    `r.brand_id in (${params.addAll(['*', ...brandIds])})`,
    ...(role === undefined ? [] : [`r.role = ${params.add(role)}`]),
    ...(userId === undefined ? [] : [`r.user_id = ${params.add(userId)}`]),
  ].join(' and ');
  const source = `from app_user_role r join app_user u on u.id = r.user_id where ${where}`;
  const [count] = await store.query<{ roles: number }>(
    `select count(*) as "roles" ${source}`,
    params.values,
    options,
  );
  const now = params.add(question.now.toISOString());
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<RoleRow>(
    `select r.user_id as "userId", u.name as "name", u.email as "email", r.role as "role",
       r.brand_id as "brandId", r.jurisdictions as "jurisdictions", r.valid_until as "validUntil",
       (r.valid_until is null or r.valid_until > cast(${now} as timestamp)) as "isInForce"
     ${source} order by lower(u.name), r.user_id, r.brand_id, r.role limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  const items = rows.map(({ name, email, isInForce, ...row }) => ({
    ...assignmentOf(row),
    user: { id: row.userId, name, email },
    isInForce,
  }));
  return { items, totalCount: count?.roles ?? 0 };
}
