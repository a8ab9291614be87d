import type { Queryable } from '../../store/store';

/** Ids of the tax periods of a brand that have a life of their own. */
export async function readStoredIds(store: Queryable, brandId: string): Promise<Set<string>> {
  const rows = await store.query<{ id: string }>('select id as "id" from tax_period where brand_id = $1', [
    brandId,
  ]);
  return new Set(rows.map(({ id }) => id));
}
