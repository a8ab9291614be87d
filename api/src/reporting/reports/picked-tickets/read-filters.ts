import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

/** A filter as it is kept, with what its reader has to do with it. */
export interface StoredFilter {
  readonly id: string;
  readonly ownerId: string;
  readonly owner: string;
  readonly ownerAccount: string | null;
  readonly name: string;
  readonly shared: boolean;
  readonly criteria: CriteriaGroup;
  readonly version: number;
  readonly deletedAt: string | null;
  /** The version that the reader has active; null when none. */
  readonly activeVersion: number | null;
  readonly lastAppliedAt: string | null;
}

/** Whose eyes see which filters: own and shared ones of one brand. */
export interface FilterReader {
  readonly brandId: string;
  readonly userId: string;
}

/** Which of them. */
export interface FilterChoice {
  /** Left out: all. */
  readonly ids?: readonly string[];
  /** Null: those not deleted; else those deleted after it. */
  readonly deletedSince: Date | null;
}

/** Filters that the reader sees, by name. */
export function readFilters(
  store: Queryable,
  reader: FilterReader,
  { ids, deletedSince }: FilterChoice,
): Promise<StoredFilter[]> {
  const params = createSqlParams(reader.brandId, reader.userId);
  const conditions = [
    'f.brand_id = $1 and (f.owner_id = $2 or f.shared)',
    deletedSince === null
      ? 'f.deleted_at is null'
      : `f.deleted_at > cast(${params.add(deletedSince.toISOString())} as timestamp)`,
    ...(ids === undefined ? [] : [`f.id in (${params.addAll(ids)})`]),
  ];
  return store.query<StoredFilter>(
    `select f.id as "id", f.owner_id as "ownerId", ${nameColumns('owner', { user: 'u', id: 'f.owner_id' })}, f.name as "name",
       f.shared as "shared", f.criteria as "criteria", f.version as "version", f.deleted_at as "deletedAt",
       a.version as "activeVersion",
       (select max(s.applied_at) from applied_filter af join applied_filter_set s on s.id = af.set_id
         where af.filter_id = f.id and s.user_id = $2) as "lastAppliedAt"
     from retail_filter f
     left join app_user u on u.id = f.owner_id
     left join retail_filter_active a on a.filter_id = f.id and a.user_id = $2
     where ${conditions.join(' and ')}
     order by lower(f.name), f.id`,
    params.values,
  );
}
