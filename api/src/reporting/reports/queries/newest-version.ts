import type { Queryable } from '../../../store/store';
import type { StoredContent } from './read-content';

/** Highest version ever given to the report that the content is one of, deleted ones included; 0 before the first. */
export async function newestVersion(
  store: Queryable,
  { brandId, family, definition }: Pick<StoredContent, 'brandId' | 'family' | 'definition'>,
): Promise<number> {
  const [row] = await store.query<{ newest: number | null }>(
    `select max(version) as newest from report where brand_id = $1 and family = $6 and type = $2
       and period_from = cast($3 as date) and period_to = cast($4 as date) and basis = $5`,
    [brandId, definition.type, definition.period.from, definition.period.to, definition.basis, family],
  );
  return row?.newest ?? 0;
}
