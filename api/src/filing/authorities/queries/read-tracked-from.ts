import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../store/sql-params';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';

/** Gives the first day from which periods of a brand are reported to an authority from here, whoever asks. */
export async function readTrackedFrom(
  store: Queryable,
  brandIds: readonly string[],
): Promise<(brandId: string, authorityId: string) => Day> {
  if (brandIds.length === 0) return () => '9999-12-31';
  const params = createSqlParams();
  const rows = await actForAllBrands(() =>
    store.query<{ id: string; created_at: string; authority_id: string | null; tracked_from: Day | null }>(
      `select b.id, b.created_at, c.authority_id, c.tracked_from from brand b
       left join authority_connection c on c.brand_id = b.id and c.tracked_from is not null
       where b.id in (${params.addAll(brandIds)})`,
      params.values,
    ),
  );
  const ofBrand = new Map(rows.map((row) => [row.id, row.created_at.slice(0, 10)]));
  const ofConnection = new Map(rows.map((row) => [`${row.id} ${row.authority_id ?? ''}`, row.tracked_from]));
  return (brandId, authorityId) =>
    ofConnection.get(`${brandId} ${authorityId}`) ?? ofBrand.get(brandId) ?? '9999-12-31';
}
