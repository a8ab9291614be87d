import Big from 'big.js';
import type { Drawer } from '@tallyhouse/shared/contracts/reconciliation';
import { formatMoney } from '../domain/money/money';
import { inForce } from '../figures/in-force';
import { drawerExpected } from '../retail-reports/queries/retail-fact-parts';
import { readBrandSettings } from '../settings/read-brand-settings';
import type { Queryable, QueryOptions } from '../store/store';
import type { DayScope } from './day-window';

interface DrawerRow {
  readonly branchId: string;
  readonly shifts: number;
  readonly expected: string;
  readonly counted: string;
  readonly float: string;
}

/** The drawers of every branch that closed one on the day; what the brand tolerates counts as equal. */
export async function readDrawers(
  store: Queryable,
  { brand, day, asOf }: DayScope,
  options: QueryOptions = {},
): Promise<Drawer[]> {
  const rows = await store.query<DrawerRow>(
    `select branch_id as "branchId", count(*) as "shifts", sum(${drawerExpected}) as "expected",
       sum(counted) as "counted", sum(float_amount) as "float"
     from drawer_shift where brand_id = $1 and gaming_day = cast($2 as date) and ${inForce('$3')}
     group by branch_id order by branch_id`,
    [brand.id, day, asOf],
    options,
  );
  const { drawer } = (await readBrandSettings(store, brand.id)).settings.tolerances;
  return rows.map(({ branchId, shifts, expected, counted, float }) => {
    const overShort = new Big(counted).minus(expected);
    // Of each drawer that was counted: so many may add up.
    const tolerated = drawer === null ? new Big(float).div(10) : new Big(drawer).times(shifts);
    return {
      brandId: brand.id,
      branchId,
      currency: brand.currency,
      shifts,
      expected: formatMoney(expected),
      counted: formatMoney(counted),
      overShort: formatMoney(overShort),
      status: overShort.abs().lte(tolerated) ? 'EQUAL' : 'MISMATCH',
    };
  });
}
