import type { Channel, Day } from '@tallyhouse/shared/contracts/scalars';
import { hasFacts, total } from '../../../../figures/daily-sums/daily-sums';
import { betweenDays, readSums } from '../../../../figures/daily-sums/read-sums';
import type { SqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import type { TotalScope } from './sum-facts';

/** Players' money that came and went on a day, in major units of `currency`. */
export interface CashSums {
  readonly brandId: string;
  readonly channel: Channel;
  readonly day: Day;
  readonly currency: string;
  readonly deposits: string;
  /** Paid out, by the day of payment. */
  readonly withdrawals: string;
  /** Bonuses that became cash. */
  readonly bonusConverted: string;
}

/** One row per brand, channel, day and currency with movements; no order. Movements know no game, so no vertical and no licence. */
export function sumCash(
  store: Queryable,
  { brandIds, from, to, asOf, channel }: Omit<TotalScope, 'verticals' | 'licenceId'>,
  options: QueryOptions = {},
): Promise<CashSums[]> {
  const where = (params: SqlParams) =>
    `${betweenDays(brandIds, params)}${channel === undefined ? '' : ` and channel = ${params.add(channel)}`}`;
  return readSums<CashSums>(
    store,
    [from, to, asOf],
    (
      sums,
      params,
    ) => `select brand_id as "brandId", channel as "channel", gaming_day as "day", currency as "currency",
       ${total('deposits')} as "deposits", ${total('withdrawals')} as "withdrawals", ${total('bonus_converted')} as "bonusConverted"
     from ${sums(where(params), '$3', 'MONEY')} s
     group by brand_id, channel, gaming_day, currency having ${hasFacts('cash_movement')}`,
    options,
  );
}
