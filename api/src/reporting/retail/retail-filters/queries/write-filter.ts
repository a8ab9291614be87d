import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Queryable } from '../../../../store/store';

/** What a filter is to be. */
export interface FilterText {
  readonly name: string;
  readonly shared: boolean;
  readonly criteria: CriteriaGroup;
}

/** A write to one filter, by whom and when. */
export interface FilterWrite extends FilterText {
  readonly id: string;
  readonly brandId: string;
  readonly ownerId: string;
  readonly userId: string;
  readonly now: Date;
}

/** Unique among filters that are not deleted: names of one owner, and those of all shared ones. */
export function nameKeyOf({
  brandId,
  ownerId,
  name,
  shared,
}: Pick<FilterWrite, 'brandId' | 'ownerId' | 'name' | 'shared'>): string {
  return JSON.stringify([brandId, shared ? '*' : ownerId, name.toLowerCase()]);
}

/** Writes a new filter in version 1; false when its name is taken. */
export async function insertFilter(store: Queryable, filter: FilterWrite): Promise<boolean> {
  const written = await store.query(
    `insert into retail_filter (id, brand_id, owner_id, name, name_key, shared, criteria, version, created_at,
       updated_by, updated_at)
     values ($1, $2, $3, $4, $5, $6, cast($7 as json), 1, cast($8 as timestamp), $9, cast($8 as timestamp))
     on conflict (name_key) do nothing returning id`,
    [
      filter.id,
      filter.brandId,
      filter.ownerId,
      filter.name,
      nameKeyOf(filter),
      filter.shared,
      JSON.stringify(filter.criteria),
      filter.now.toISOString(),
      filter.userId,
    ],
  );
  return written.length > 0;
}

/**
 * Writes a filter in place of version `expected`; false when another version is there.
 *
 * Errors: the engine's own when the name is taken.
 */
export async function updateFilter(
  store: Queryable,
  filter: FilterWrite,
  expected: number,
): Promise<boolean> {
  const written = await store.query(
    `update retail_filter set name = $1, name_key = $2, shared = $3, criteria = cast($4 as json),
       version = version + 1, updated_by = $5, updated_at = cast($6 as timestamp)
     where id = $7 and version = $8 and deleted_at is null returning id`,
    [
      filter.name,
      nameKeyOf(filter),
      filter.shared,
      JSON.stringify(filter.criteria),
      filter.userId,
      filter.now.toISOString(),
      filter.id,
      expected,
    ],
  );
  return written.length > 0;
}

/** Sets or takes back the deletion; the name is free while the filter is deleted. Errors: as `updateFilter`. */
export async function markDeleted(
  store: Queryable,
  filter: { readonly id: string; readonly userId: string; readonly now: Date },
  restored: { readonly nameKey: string } | null,
): Promise<void> {
  await store.query(
    `update retail_filter set deleted_at = cast($1 as timestamp), name_key = $2, updated_by = $3,
       updated_at = cast($4 as timestamp)
     where id = $5`,
    [
      restored === null ? filter.now.toISOString() : null,
      restored?.nameKey ?? null,
      filter.userId,
      filter.now.toISOString(),
      filter.id,
    ],
  );
}

/** Whether a filter other than `id` has the name. */
export async function isNameTaken(store: Queryable, nameKey: string, id: string): Promise<boolean> {
  const rows = await store.query('select id from retail_filter where name_key = $1 and id <> $2', [
    nameKey,
    id,
  ]);
  return rows.length > 0;
}
