import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Question } from '../../../store/ask-together';

/** Machines of a licence that were licensed on any day of a period. */
export interface MachineCount {
  readonly brandId: string;
  readonly licenceId: string;
  readonly machines: number;
}

/** Machines of one class that are licensed for the same days. */
export interface LicensedMachines extends MachineCount {
  readonly entityId: string;
  readonly productClass: string;
  readonly from: Day;
  /** Null while they are. */
  readonly to: Day | null;
}

/** The register of machines of some brands, by licence. */
export function machinesOf(brandIds: readonly string[]): Question<LicensedMachines> {
  return {
    columns: ['brandId', 'entityId', 'productClass', 'licenceId', 'from', 'to', 'machines'],
    ask: (
      params,
    ) => `select m.brand_id as "brandId", coalesce(l.entity_id, m.brand_id) as "entityId", m.product_class as "productClass",
       m.licence_id as "licenceId", m.licensed_from as "from", m.licensed_to as "to", count(*) as "machines"
     from gaming_machine m
     left join licence_brand c on c.brand_id = m.brand_id and c.licence_id = m.licence_id
     left join licence l on l.id = c.licence_id
     where m.brand_id in (${params.addAll(brandIds)})
     group by m.brand_id, l.entity_id, m.product_class, m.licence_id, m.licensed_from, m.licensed_to order by m.licence_id`,
  };
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
  const counts = new Map<string, MachineCount>();
  for (const one of register.filter((each) => each.productClass === productClass)) {
    const isLicensed = one.from <= period.to && (one.to === null || one.to >= period.from);
    const { brandId, licenceId } = one;
    const { machines = 0 } = counts.get(licenceId) ?? {};
    counts.set(licenceId, { brandId, licenceId, machines: machines + (isLicensed ? one.machines : 0) });
  }
  return [...counts.values()];
}
