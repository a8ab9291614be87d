import type { AssignmentInput } from '@tallyhouse/shared/contracts/roles';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable, QueryOptions } from '../../../store/store';
import { approvalsSince } from '../invitation-times';

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  readonly state: UserCard['state'];
  readonly hasSecondFactor: boolean;
  readonly mayBeInvited: boolean;
  readonly createdAt: string;
  readonly lastSignedInAt: string | null;
}

interface AssignmentRow {
  readonly userId: string;
  readonly role: string;
  readonly brandId: string;
  readonly jurisdictions: string | null;
  readonly validUntil: string | null;
}

export interface UserQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly text?: string | undefined;
  readonly role?: string | undefined;
  readonly state?: UserCard['state'] | undefined;
  /** Left out: all. */
  readonly ids?: readonly string[];
}

const state = `case
  when u.disabled_at is not null then 'DISABLED'
  when exists (select 1 from user_invitation i where i.user_id = u.id and i.purpose = 'FIRST_PASSWORD' and i.used_at is null)
  then 'INVITED' else 'ACTIVE' end`;

/** Users with a role for one of `brandIds` or for every brand, by name; their other roles are not told. */
export async function listUsers(
  store: Queryable,
  brandIds: readonly string[],
  question: UserQuestion & { readonly now: Date },
  options: QueryOptions = {},
): Promise<{ readonly items: UserCard[]; readonly totalCount: number }> {
  const params = createSqlParams();
  const where = conditions(brandIds, question, params);
  const [count] = await store.query<{ users: number }>(
    `select count(*) as "users" from app_user u where ${where}`,
    params.values,
    options,
  );
  const approved = params.add(approvalsSince(question.now).toISOString());
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<UserRow>(
    `select u.id as "id", u.email as "email", u.name as "name", u.locale as "locale", ${state} as "state",
       u.otp_secret is not null as "hasSecondFactor", u.created_at as "createdAt",
       exists (select 1 from user_invitation i where i.user_id = u.id and i.used_at is null
         and i.purpose <> 'FORGOTTEN' and i.approved_at > cast(${approved} as timestamp)) as "mayBeInvited",
       (select max(f.created_at) from token_family f where f.user_id = u.id) as "lastSignedInAt"
     from app_user u where ${where} order by lower(u.name), u.id limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  const assignments = await readAssignments(
    store,
    brandIds,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    ...row,
    assignments: assignments.filter(({ userId }) => userId === row.id).map(assignmentOf),
  }));
  return { items, totalCount: count?.users ?? 0 };
}

/** The roles of a user, those too for brands that the caller does not reach: whether there are any is what matters. */
export async function readAllAssignments(store: Queryable, userId: string): Promise<AssignmentInput[]> {
  const rows = await actForAllBrands(() =>
    store.query<AssignmentRow>(
      `select ${assignmentColumns} from app_user_role r where r.user_id = $1 order by r.brand_id, r.role`,
      [userId],
    ),
  );
  return rows.map(assignmentOf);
}

const assignmentColumns = `r.user_id as "userId", r.role as "role", r.brand_id as "brandId",
  r.jurisdictions as "jurisdictions", r.valid_until as "validUntil"`;

async function readAssignments(
  store: Queryable,
  brandIds: readonly string[],
  userIds: readonly string[],
): Promise<AssignmentRow[]> {
  const params = createSqlParams();
  return store.query<AssignmentRow>(
    `select ${assignmentColumns} from app_user_role r
     where r.user_id in (${params.addAll(userIds)}) and r.brand_id in (${params.addAll(['*', ...brandIds])})
     order by r.brand_id, r.role`,
    params.values,
  );
}

export function assignmentOf({ role, brandId, jurisdictions, validUntil }: AssignmentRow): AssignmentInput {
  return { role, brandId, jurisdictions: jurisdictions?.split(',') ?? null, validUntil };
}

function conditions(brandIds: readonly string[], question: UserQuestion, params: SqlParams): string {
  const { text, role, state: wanted, ids } = question;
  return [
    `exists (select 1 from app_user_role r where r.user_id = u.id
       and r.brand_id in (${params.addAll(['*', ...brandIds])})
       ${role === undefined ? '' : `and r.role = ${params.add(role)}`})`,
    ...(text === undefined
      ? []
      : [`position(lower(${params.add(text)}) in lower(u.name || ' ' || u.email)) > 0`]),
    ...(wanted === undefined ? [] : [`${state} = ${params.add(wanted)}`]),
    ...(ids === undefined ? [] : [`u.id in (${params.addAll(ids)})`]),
  ].join(' and ');
}
