import type { SavedSearchText } from '@tallyhouse/shared/contracts/saved-searches';
import type { Queryable } from '../../../store/store';

/** A write to one search, by its owner and when. */
export interface SearchWrite extends SavedSearchText {
  readonly id: string;
  readonly brandId: string;
  readonly ownerId: string;
  readonly now: Date;
}

/** Unique among searches that are not deleted: names of one owner in one brand. */
export function nameKeyOf({
  brandId,
  ownerId,
  name,
}: Pick<SearchWrite, 'brandId' | 'ownerId' | 'name'>): string {
  return JSON.stringify([brandId, ownerId, name.toLowerCase()]);
}

/** Writes a new search in version 1; false when its name is taken. */
export async function insertSearch(tx: Queryable, search: SearchWrite): Promise<boolean> {
  const written = await tx.query(
    `insert into saved_search (id, brand_id, owner_id, name, name_key, screen, query, period_rule, columns, shared,
       version, created_at, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, $6, cast($7 as json), $8, cast($9 as json), $10, 1, cast($11 as timestamp), $3,
       cast($11 as timestamp))
     on conflict (name_key) do nothing returning id`,
    [
      search.id,
      search.brandId,
      search.ownerId,
      search.name,
      nameKeyOf(search),
      search.screen,
      JSON.stringify(search.query),
      search.periodRule,
      JSON.stringify(search.columns),
      search.shared,
      search.now.toISOString(),
    ],
  );
  return written.length > 0;
}

/**
 * Writes a search in place of version `expected`; false when another version is there.
 *
 * Errors: the engine's own when the name is taken.
 */
export async function updateSearch(tx: Queryable, search: SearchWrite, expected: number): Promise<boolean> {
  const written = await tx.query(
    `update saved_search set name = $2, name_key = $3, screen = $4, query = cast($5 as json), period_rule = $6,
       columns = cast($7 as json), shared = $8, version = version + 1, updated_by = $9,
       updated_at = cast($10 as timestamp)
     where id = $1 and version = $11 and deleted_at is null returning id`,
    [
      search.id,
      search.name,
      nameKeyOf(search),
      search.screen,
      JSON.stringify(search.query),
      search.periodRule,
      JSON.stringify(search.columns),
      search.shared,
      search.ownerId,
      search.now.toISOString(),
      expected,
    ],
  );
  return written.length > 0;
}

/** Sets the deletion, or with `nameKey` takes it back; the name is free in between. Errors: as `updateSearch`. */
export async function markDeleted(
  tx: Queryable,
  { id, now, nameKey }: { readonly id: string; readonly now: Date; readonly nameKey: string | null },
): Promise<void> {
  await tx.query(
    `update saved_search set deleted_at = cast($2 as timestamp), name_key = $3, updated_at = cast($4 as timestamp)
     where id = $1`,
    [id, nameKey === null ? now.toISOString() : null, nameKey, now.toISOString()],
  );
}

/** Whether another search has the name. */
export async function isNameTaken(store: Queryable, nameKey: string, id: string): Promise<boolean> {
  const rows = await store.query('select id from saved_search where name_key = $1 and id <> $2', [
    nameKey,
    id,
  ]);
  return rows.length > 0;
}

/** Keeps what a run found. */
export async function writeRun(
  store: Queryable,
  { id, count, now }: { readonly id: string; readonly count: number; readonly now: Date },
): Promise<void> {
  await store.query(
    'update saved_search set last_run_at = cast($2 as timestamp), last_count = $3 where id = $1',
    [id, now.toISOString(), count],
  );
}

/** With which search the user's screen opens; null for none. */
export async function writeStartView(
  tx: Queryable,
  start: { readonly userId: string; readonly brandId: string; readonly screen: string },
  searchId: string | null,
): Promise<void> {
  const { userId, brandId, screen } = start;
  if (searchId === null) {
    await tx.query('delete from saved_search_start where user_id = $1 and brand_id = $2 and screen = $3', [
      userId,
      brandId,
      screen,
    ]);
    return;
  }
  await tx.query(
    `insert into saved_search_start (user_id, brand_id, screen, search_id) values ($1, $2, $3, $4)
     on conflict (user_id, brand_id, screen) do update set search_id = excluded.search_id`,
    [userId, brandId, screen, searchId],
  );
}
