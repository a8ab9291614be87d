import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable, QueryOptions } from '../../store/store';

/** Machines of a licence that were licensed on any day of a period. */
export interface MachineCount {
  readonly licenceId: string;
  readonly machines: number;
}

/**
 * Counts each machine once, by licence: what is owed is owed for the month, whole.
 *
 * A licence whose machines were all licensed at other times has none; no row at all: no machines of the class are kept.
 */
export function countMachines(
  store: Queryable,
  scope: {
    readonly brandId: string;
    readonly productClass: string;
    readonly from: Day;
    readonly to: Day;
  },
  options: QueryOptions = {},
): Promise<MachineCount[]> {
  return store.query<MachineCount>(
    `select licence_id as "licenceId", count(*) filter (where licensed_from <= cast($4 as date)
         and (licensed_to is null or licensed_to >= cast($3 as date))) as "machines"
     from gaming_machine where brand_id = $1 and product_class = $2
     group by licence_id order by licence_id`,
    [scope.brandId, scope.productClass, scope.from, scope.to],
    options,
  );
}
