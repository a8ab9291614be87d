import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

export interface KeyQuestion {
  readonly page: number;
  readonly pageSize: number;
  readonly state?: ApiKey['state'] | undefined;
  /** Left out: all. */
  readonly ids?: readonly string[];
  readonly now: Date;
}

interface KeyRow extends Omit<ApiKey, 'scopes'> {
  readonly scopes: string;
}

/** Keys of `brandIds`, newest first. */
export async function listApiKeys(
  store: Queryable,
  brandIds: readonly string[],
  { page, pageSize, state: wanted, ids, now }: KeyQuestion,
  options: QueryOptions = {},
): Promise<{ readonly items: ApiKey[]; readonly totalCount: number }> {
  const params = createSqlParams(now.toISOString());
  const state = `case when k.revoked_at is not null then 'REVOKED'
    when k.expires_at <= cast($1 as timestamp) then 'EXPIRED'
    when k.secret_hash is null then 'READY' else 'ACTIVE' end`;
  const where = [
    `k.brand_id in (${params.addAll(brandIds)})`,
    `${state} ${wanted === undefined ? 'is not null' : `= ${params.add(wanted)}`}`,
    ...(ids === undefined ? [] : [`k.id in (${params.addAll(ids)})`]),
  ].join(' and ');
  const [count] = await store.query<{ keys: number }>(
    `select count(*) as "keys" from api_key k where ${where}`,
    params.values,
    options,
  );
  const limit = params.add(pageSize);
  const offset = params.add((page - 1) * pageSize);
  const rows = await store.query<KeyRow>(
    `select k.id as "id", k.brand_id as "brandId", k.name as "name", k.prefix as "prefix", k.scopes as "scopes",
       ${state} as "state", ${nameColumns('createdBy', { user: 'u', id: 'k.created_by' })}, k.created_at as "createdAt",
       k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
     from api_key k left join app_user u on u.id = k.created_by
     where ${where} order by k.created_at desc, k.id limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  const items = rows.map((row) => ({ ...row, scopes: row.scopes.split(',') as ApiKey['scopes'] }));
  return { items, totalCount: count?.keys ?? 0 };
}
