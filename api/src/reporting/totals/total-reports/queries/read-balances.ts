import { createSqlParams } from '../../../../store/sql-params';
import { hasFacts, total } from '../../../../figures/daily-sums/daily-sums';
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
  const params = createSqlParams();
  const sums = sumsOfScope({ ...scope, from: '0001-01-01' }, params);
  return store.query(
    `select brand_id as "brandId", currency as "currency", ${total('won_cash', 'won_bonus')} - ${total('paid', 'expired')} as "amount"
     from ${sums} s group by brand_id, currency having ${hasFacts('settlement', 'payment')}`,
    params.values,
    options,
  );
}
