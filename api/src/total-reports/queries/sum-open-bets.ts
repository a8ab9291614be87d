import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { factsOf, regionOf, splitColumns, type TotalScope } from './sum-facts';
import { settlesStake } from '../../figures/returned-stakes';

/** Stakes not settled at the end of a day. */
export interface OpenBets {
  readonly brandId: string;
  /** Null where they are not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  readonly amount: string;
}

/** Stakes placed less stakes settled over all time up to `scope.to`, per brand and combination of `keys` with any; no order. */
export function sumOpenBets(
  store: Queryable,
  scope: Omit<TotalScope, 'from'>,
  keys: readonly TotalDimension[],
  options: QueryOptions = {},
): Promise<OpenBets[]> {
  const params = createSqlParams();
  const where = factsOf({ ...scope, from: '0001-01-01' }, params);
  const inRegion = regionOf(scope, params);
  const names = ['brand_id', ...keys.map((key) => splitColumns[key])];
  const grouped = ` group by ${names.join(', ')}`;
  const select = (sign: string, from: string) =>
    `select ${[...names, `${sign}sum(stake_cash + stake_bonus) as stake`].join(', ')} from ${from}${grouped}`;
  const placed = select('', `bet where ${where}${inRegion.bet}`);
  const settled = select('-', `settlement where ${where}${inRegion.settlement} and ${settlesStake()}`);
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  return store.query<OpenBets>(
    `select brand_id as "brandId", ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       cast(coalesce(sum(stake), 0) as decimal(38, 4)) as "amount"
     from (${placed} union all ${settled}) as fact${grouped}
     having coalesce(sum(stake), 0) <> 0`,
    params.values,
    options,
  );
}
