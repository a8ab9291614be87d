import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../store/sql-params';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';

/** Gives the first day from which periods of a brand are reported to an authority from here, whoever asks. */
export async function readTrackedFrom(
  store: Queryable,
  brandIds: readonly string[],
): Promise<(brandId: string, authorityId: string) => Day> {
  const params = createSqlParams();
  const list = params.addAll(brandIds);
  const { brands, connections } = await actForAllBrands(async () => ({
    brands: await store.query<{ id: string; created_at: string }>(
      `select id, created_at from brand where id in (${list})`,
      params.values,
    ),
    connections: await store.query<{ brand_id: string; authority_id: string; tracked_from: Day }>(
      `select brand_id, authority_id, tracked_from from authority_connection
       where brand_id in (${list}) and tracked_from is not null`,
      params.values,
    ),
  }));
  const ofBrand = new Map(brands.map((row) => [row.id, row.created_at.slice(0, 10)]));
  const ofConnection = new Map(
    connections.map((row) => [`${row.brand_id} ${row.authority_id}`, row.tracked_from]),
  );
  return (brandId, authorityId) =>
    ofConnection.get(`${brandId} ${authorityId}`) ?? ofBrand.get(brandId) ?? '9999-12-31';
}
