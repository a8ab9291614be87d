import type { Channel, Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { hasFacts, total } from '../../../figures/daily-sums/daily-sums';
import { betweenDays, readSums } from '../../../figures/daily-sums/read-sums';
import type { Queryable, QueryOptions } from '../../../store/store';

/** Settled amounts of one gaming day and channel, or of a licence and vertical of it, in major units of `currency`. */
export interface DayAmounts {
  readonly brandId: string;
  readonly day: Day;
  readonly channel: Channel;
  readonly currency: string;
  readonly stakes: string;
  readonly voids: string;
  readonly winnings: string;
}

/** The same with the bets that were settled. */
export interface DaySums extends DayAmounts {
  readonly bets: number;
}

interface DayScope {
  readonly brandIds: readonly string[];
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
}

/**
 * One row per brand, gaming day, channel, licence, vertical and currency that has settlements, oldest first: the lowest grain
 * at which amounts are converted. A bet counts once, by its last settlement.
 */
export function sumDays(store: Queryable, scope: DayScope, options: QueryOptions = {}): Promise<DaySums[]> {
  const { brandIds, from, to, asOf } = scope;
  return readSums<DaySums>(
    store,
    [from, to, asOf],
    (
      sums,
      params,
    ) => `select brand_id as "brandId", gaming_day as "day", channel as "channel", currency as "currency",
       cast(coalesce(sum(bets_settled), 0) as bigint) as "bets", ${total('settled_cash', 'settled_bonus')} as "stakes",
       ${total('void_cash', 'void_bonus')} as "voids", ${total('won_cash', 'won_bonus')} as "winnings"
     from ${sums(betweenDays(brandIds, params), '$3')} s
     group by brand_id, gaming_day, channel, licence_id, vertical, currency having ${hasFacts('settlement')}
     order by gaming_day, channel, currency, licence_id, vertical`,
    options,
  );
}
