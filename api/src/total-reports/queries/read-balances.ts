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

/** Winnings neither paid nor expired at the end of a day, in major units of the brand's currency. */
export async function readUnpaidWinnings(
  store: Queryable,
  scope: ClosingScope,
  options: QueryOptions = {},
): Promise<string> {
  const params = createSqlParams();
  const where = factsOf({ ...scope, from: '0001-01-01' }, params);
  const inRegion = regionOf(scope, params);
  const [row] = await store.query<{ unpaidWinnings: string }>(
    `select (select coalesce(sum(payout_cash + payout_bonus), 0.0000) from settlement
         where ${where}${inRegion.settlement} and not (${isReturned()}))
       - (select coalesce(sum(gross), 0.0000) from payment
         where ${where}${inRegion.payment} and kind in ('WINNINGS', 'EXPIRED')) as "unpaidWinnings"`,
    params.values,
    options,
  );
  return row?.unpaidWinnings ?? '0';
}
