import { createSqlParams } from '../../../../store/sql-params';
import type { Queryable } from '../../../../store/store';
import type { FilterReader, StoredFilter } from '../../../reports/picked-tickets/read-filters';

type Versioned = Pick<StoredFilter, 'id' | 'version'>;

/** Makes `filters` the reader's active ones; those that were active keep the version they were active in. */
export async function replaceActive(
  tx: Queryable,
  { brandId, userId }: FilterReader,
  filters: readonly Versioned[],
): Promise<void> {
  const params = createSqlParams(userId, brandId);
  const kept = params.addAll(filters.map(({ id }) => id));
  await tx.query(
    `delete from retail_filter_active where user_id = $1
       and filter_id in (select id from retail_filter where brand_id = $2)
       ${filters.length === 0 ? '' : `and filter_id not in (${kept})`}`,
    params.values,
  );
  for (const { id, version } of filters) {
    await tx.query(
      `insert into retail_filter_active (filter_id, user_id, version) values ($1, $2, $3)
       on conflict (filter_id, user_id) do nothing`,
      [id, userId, version],
    );
  }
}

/** Where a user has `filters` active, the version given is now the one in use. */
export async function markApplied(
  tx: Queryable,
  userId: string,
  filters: readonly Versioned[],
): Promise<void> {
  for (const { id, version } of filters) {
    await tx.query('update retail_filter_active set version = $1 where filter_id = $2 and user_id = $3', [
      version,
      id,
      userId,
    ]);
  }
}

/** Takes a filter out of the active ones: of everybody, or of everybody but `exceptUserId`. */
export async function deactivate(
  tx: Queryable,
  filterId: string,
  exceptUserId: string | null,
): Promise<void> {
  await tx.query(
    'delete from retail_filter_active where filter_id = $1 and user_id is distinct from cast($2 as varchar)',
    [filterId, exceptUserId],
  );
}
