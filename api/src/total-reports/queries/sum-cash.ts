import type { Channel, Day } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import type { TotalScope } from './sum-facts';

/** Players' money that came and went on a day, in major units of the brand's currency. */
export interface CashSums {
  readonly channel: Channel;
  readonly day: Day;
  readonly deposits: string;
  /** Paid out, by the day of payment. */
  readonly withdrawals: string;
  /** Bonuses that became cash. */
  readonly bonusConverted: string;
}

/** One row per channel and day with movements; no order. Movements know no game, so no vertical and no licence. */
export function sumCash(
  store: Queryable,
  { brandId, from, to, asOf, channel }: Omit<TotalScope, 'verticals' | 'licenceId'>,
  options: QueryOptions = {},
): Promise<CashSums[]> {
  const params = createSqlParams(brandId, from, to, asOf);
  const sum = (kind: string) => `coalesce(sum(amount) filter (where kind = '${kind}'), 0.0000)`;
  return store.query<CashSums>(
    `select channel as "channel", gaming_day as "day", ${sum('DEPOSIT')} as "deposits",
       ${sum('WITHDRAWAL_PAID')} as "withdrawals", ${sum('BONUS_CONVERTED')} as "bonusConverted"
     from cash_movement
     where brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}
       ${channel === undefined ? '' : `and channel = ${params.add(channel)}`}
     group by channel, gaming_day`,
    params.values,
    options,
  );
}
