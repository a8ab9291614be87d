import { hasFacts, total } from '../../../../figures/daily-sums/daily-sums';
import { readSums } from '../../../../figures/daily-sums/read-sums';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { sumsOfScope, type TotalScope } from './sum-facts';

/** Everything up to the day `to`. */
type ClosingScope = Omit<TotalScope, 'from'>;

/** Winnings of a brand neither paid nor expired at the end of a day, in major units of each currency that has any. */
export function readUnpaidWinnings(
  store: Queryable,
  scope: ClosingScope,
  options: QueryOptions = {},
): Promise<{ readonly brandId: string; readonly currency: string; readonly amount: string }[]> {
  return readSums(
    store,
    [],
    (sums, params) =>
      `select brand_id as "brandId", currency as "currency", ${total('won_cash', 'won_bonus')} - ${total('paid', 'expired')} as "amount"
     from ${sumsOfScope(sums, { ...scope, from: '0001-01-01' }, params)} s group by brand_id, currency having ${hasFacts('settlement', 'payment')}`,
    options,
  );
}
