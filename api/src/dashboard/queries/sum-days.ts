import type { Channel, Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { isReturned, settlesBet, settlesStake } from '../../figures/returned-stakes';

/** Settled figures of one gaming day and channel, in major units. */
export interface DaySums {
  readonly brandId: string;
  readonly day: Day;
  readonly channel: Channel;
  readonly bets: number;
  readonly stakes: string;
  readonly voids: string;
  readonly winnings: string;
}

interface DayScope {
  readonly brandIds: readonly string[];
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
}

/** One row per brand, gaming day and channel that has settlements, oldest first. A bet counts once, by its last settlement. */
export function sumDays(store: Queryable, scope: DayScope, options: QueryOptions = {}): Promise<DaySums[]> {
  const params = createSqlParams(scope.from, scope.to, scope.asOf);
  return store.query<DaySums>(
    `select brand_id as "brandId", gaming_day as "day", channel as "channel",
       count(*) filter (where ${settlesBet()}) as "bets",
       coalesce(sum(stake_cash + stake_bonus) filter (where ${settlesStake()}), 0) as "stakes",
       coalesce(sum(stake_cash + stake_bonus) filter (where ${isReturned()}), 0) as "voids",
       coalesce(sum(payout_cash + payout_bonus) filter (where not (${isReturned()})), 0) as "winnings"
     from settlement
     where brand_id in (${params.addAll(scope.brandIds)}) and gaming_day between cast($1 as date) and cast($2 as date)
       and ${inForce('$3')}
     group by brand_id, gaming_day, channel order by gaming_day, channel`,
    params.values,
    options,
  );
}

/**
 * What is still open at the end of day `to`, over all time: stakes of bets not settled, and winnings not collected.
 *
 * Units:  major units of the brand's currency.
 */
export async function readOpenAmounts(
  store: Queryable,
  scope: Omit<DayScope, 'from' | 'brandIds'> & { readonly brandId: string },
  options: QueryOptions = {},
): Promise<{ placed: string; settled: string; won: string; cleared: string }> {
  const where = `brand_id = $1 and gaming_day <= cast($2 as date) and ${inForce('$3')}`;
  const [row] = await store.query<{ placed: string; settled: string; won: string; cleared: string }>(
    `select
       (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from bet where ${where}) as "placed",
       (select coalesce(sum(stake_cash + stake_bonus), 0.0000) from settlement
         where ${where} and ${settlesStake()}) as "settled",
       (select coalesce(sum(payout_cash + payout_bonus), 0.0000) from settlement
         where ${where} and not (${isReturned()})) as "won",
       (select coalesce(sum(gross), 0.0000) from payment
         where ${where} and kind in ('WINNINGS', 'EXPIRED')) as "cleared"`,
    [scope.brandId, scope.to, scope.asOf],
    options,
  );
  return row ?? { placed: '0', settled: '0', won: '0', cleared: '0' };
}
