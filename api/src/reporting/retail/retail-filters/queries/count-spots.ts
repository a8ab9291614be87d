import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import { createSqlParams } from '../../../../store/sql-params';
import { spotsOf } from '../../retail-reports/queries/spots';
import type { Queryable } from '../../../../store/store';

/** Places where a ticket can meet criteria. */
export interface SpotCount {
  readonly branches: number;
  readonly terminals: number;
}

/** Counts places for each of `criteria`, in their order; null is every place. */
export async function countSpots(
  store: Queryable,
  brandId: string,
  criteria: readonly (CriteriaGroup | null)[],
): Promise<SpotCount[]> {
  if (criteria.length === 0) return [];
  const params = createSqlParams(brandId);
  const counts = criteria.map(
    (each, index) =>
      `select ${index} as place, count(distinct branch_id) as branches, count(distinct terminal_id) as terminals
       from (${spotsOf(each, '$1', params)}) spot`,
  );
  const rows = await store.query<SpotCount>(`${counts.join(' union all ')} order by place`, params.values);
  return rows.map(({ branches, terminals }) => ({ branches, terminals }));
}
