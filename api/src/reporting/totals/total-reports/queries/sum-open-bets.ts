import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { total } from '../../../../figures/daily-sums/daily-sums';
import { readSums } from '../../../../figures/daily-sums/read-sums';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { splitColumns, sumsOfScope, type TotalScope } from './sum-facts';

/** Stakes not settled at the end of a day. */
export interface OpenBets {
  readonly brandId: string;
  /** Null where they are not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  readonly amount: string;
}

/**
 * Stakes placed less stakes settled over all time up to `scope.to`, per brand and combination of `keys` with any; no order.
 *
 * What was settled and never placed is taken off, too: `sumSettledOver` tells how much that is.
 */
export function sumOpenBets(
  store: Queryable,
  scope: Omit<TotalScope, 'from'>,
  keys: readonly TotalDimension[],
  options: QueryOptions = {},
): Promise<OpenBets[]> {
  const names = ['brand_id', ...keys.map((key) => splitColumns[key])];
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  const open = `${total('placed_cash', 'placed_bonus')} - ${total('settled_cash', 'settled_bonus')}`;
  return readSums<OpenBets>(
    store,
    [],
    (
      sums,
      params,
    ) => `select brand_id as "brandId", ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       ${open} as "amount"
     from ${sumsOfScope(sums, { ...scope, from: '0001-01-01' }, params)} s group by ${names.join(', ')} having ${open} <> 0`,
    options,
  );
}
