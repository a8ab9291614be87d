import { createSqlParams } from '../../figures/sql-params';
import { isReturned, settlesStake } from '../../figures/returned-stakes';
import type { Queryable, QueryOptions } from '../../store/store';
import { factsOf, regionOf, type TotalScope } from './sum-facts';

/** Everything up to the day `to`. */
type ClosingScope = Omit<TotalScope, 'from'>;

/** Stakes not settled at the end of a day, in major units of the brand's currency. */
export async function readOpenBets(
  store: Queryable,
  scope: ClosingScope,
  options: QueryOptions = {},
): Promise<string> {
  const params = createSqlParams();
  const where = factsOf({ ...scope, from: '0001-01-01' }, params);
  const inRegion = regionOf(scope, params);
  const [row] = await store.query<{ openBets: string }>(
    `select (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from bet where ${where}${inRegion.bet})
       - (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from settlement where ${where}${inRegion.settlement} and ${settlesStake()}) as "openBets"`,
    params.values,
    options,
  );
  return row?.openBets ?? '0';
}

/** Winnings neither paid nor expired at the end of a day, in major units of the currency of each brand that has any. */
export function readUnpaidWinnings(
  store: Queryable,
  scope: ClosingScope,
  options: QueryOptions = {},
): Promise<{ readonly brandId: string; readonly amount: string }[]> {
  const params = createSqlParams();
  const where = factsOf({ ...scope, from: '0001-01-01' }, params);
  const inRegion = regionOf(scope, params);
  return store.query(
    `select brand_id as "brandId", cast(sum(amount) as decimal(38, 4)) as "amount" from (
       select brand_id, sum(payout_cash + payout_bonus) as amount from settlement
       where ${where}${inRegion.settlement} and not (${isReturned()}) group by brand_id
       union all
       select brand_id, -sum(gross) from payment
       where ${where}${inRegion.payment} and kind in ('WINNINGS', 'EXPIRED') group by brand_id) moved
     group by brand_id`,
    params.values,
    options,
  );
}
