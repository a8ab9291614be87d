import type { Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../../store/in-force';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';

/** A shop that took bets on a day and sent no counted drawer for it. */
export interface UncountedDrawer {
  readonly branchId: string;
  readonly day: Day;
}

/** Shop days with bets of those verticals and no counted drawer, by day and shop. */
export function readUncountedDrawers(
  store: Queryable,
  scope: {
    readonly brandId: string;
    readonly from: Day;
    readonly to: Day;
    readonly asOf: Instant;
    readonly verticals: readonly Vertical[];
  },
  options: QueryOptions = {},
): Promise<UncountedDrawer[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const where = `f.brand_id = $1 and f.gaming_day between cast($2 as date) and cast($3 as date)
    and ${inForce('$4', 'f.')}`;
  return store.query<UncountedDrawer>(
    `select b.branch_id as "branchId", b.gaming_day as "day" from (
       select distinct f.branch_id, f.gaming_day from bet f where ${where} and f.channel = 'RETAIL'
         and f.branch_id is not null and f.vertical in (${params.addAll(scope.verticals)})) b
     left join (select distinct f.branch_id, f.gaming_day from drawer_shift f where ${where}) d
       on d.branch_id = b.branch_id and d.gaming_day = b.gaming_day
     where d.branch_id is null order by b.gaming_day, b.branch_id`,
    params.values,
    options,
  );
}
