import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';

/** Machines of a licence that were licensed on any day of a period. */
export interface MachineCount {
  readonly licenceId: string;
  readonly machines: number;
}

/** Machines of one class that are licensed for the same days. */
export interface LicensedMachines extends MachineCount {
  readonly brandId: string;
  readonly productClass: string;
  readonly from: Day;
  /** Null while they are. */
  readonly to: Day | null;
}

/** The register of machines of some brands, by licence. */
export function readMachines(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<LicensedMachines[]> {
  const params = createSqlParams();
  return store.query<LicensedMachines>(
    `select brand_id as "brandId", product_class as "productClass", licence_id as "licenceId",
       licensed_from as "from", licensed_to as "to", count(*) as "machines"
     from gaming_machine where brand_id in (${params.addAll(brandIds)})
     group by brand_id, product_class, licence_id, licensed_from, licensed_to order by licence_id`,
    params.values,
    options,
  );
}

/**
 * Counts each machine once, by licence: what is owed is owed for the month, whole.
 *
 * A licence whose machines were all licensed at other times has none; no row at all: no machines of the class are kept.
 */
export function countMachines(
  register: readonly LicensedMachines[],
  productClass: string,
  period: Period,
): MachineCount[] {
  const counts = new Map<string, number>();
  for (const one of register.filter((each) => each.productClass === productClass)) {
    const isLicensed = one.from <= period.to && (one.to === null || one.to >= period.from);
    counts.set(one.licenceId, (counts.get(one.licenceId) ?? 0) + (isLicensed ? one.machines : 0));
  }
  return [...counts].map(([licenceId, machines]) => ({ licenceId, machines }));
}
