import Big from 'big.js';
import type { Drawer } from '@tallyhouse/shared/contracts/reconciliation';
import { formatMoney } from '../../../domain/money/money';
import { inForce } from '../../../store/in-force';
import { askForEach } from '../../../figures/ask-for-each';
import { sumOf } from '../../../figures/measures';
import { readSettingsOfBrands } from '../../../house/settings/read-brand-settings';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { DayScope } from './day-window';

interface DrawerRow {
  readonly brandId: string;
  readonly branchId: string;
  readonly shifts: number;
  readonly expected: string;
  readonly counted: string;
  readonly float: string;
}

/** The drawers of every branch that closed one on the day of its brand; what the brand tolerates counts as equal. */
export async function readDrawers(
  store: Queryable,
  scopes: readonly DayScope[],
  options: QueryOptions = {},
): Promise<Drawer[]> {
  const rows = await askForEach<DrawerRow, DayScope>(
    store,
    scopes,
    ({ brand, day, asOf }, params) =>
      `select brand_id as "brandId", branch_id as "branchId", ${sumOf('shifts')} as "shifts", ${sumOf('drawer_expected')} as "expected",
         ${sumOf('drawer_counted')} as "counted", sum(float_amount) as "float"
       from drawer_shift f where brand_id = ${params.add(brand.id)} and gaming_day = cast(${params.add(day)} as date)
         and ${inForce(params.add(asOf))}
       group by brand_id, branch_id`,
    { ...options, order: '"brandId", "branchId"' },
  );
  if (rows.length === 0) return [];
  const brandIds = [...new Set(rows.map(({ brandId }) => brandId))];
  const settings = await readSettingsOfBrands(store, brandIds);
  return rows.map(({ brandId, branchId, shifts, expected, counted, float }) => {
    const drawer = settings.get(brandId)?.tolerances.drawer ?? null;
    const overShort = new Big(counted).minus(expected);
    // Of each drawer that was counted: so many may add up.
    const tolerated = drawer === null ? new Big(float).div(10) : new Big(drawer).times(shifts);
    return {
      brandId,
      branchId,
      currency: scopes.find(({ brand }) => brand.id === brandId)?.brand.currency ?? '',
      shifts,
      expected: formatMoney(expected),
      counted: formatMoney(counted),
      overShort: formatMoney(overShort),
      status: overShort.abs().lte(tolerated) ? 'EQUAL' : 'MISMATCH',
    };
  });
}
