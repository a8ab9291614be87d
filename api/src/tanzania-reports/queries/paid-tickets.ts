import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import type { Queryable, QueryOptions } from '../../store/store';
import type { TotalScope } from '../../total-reports/queries/sum-facts';

/** A ticket of which winnings were paid in the scope; `payout` is what was paid of it there, gross. */
export interface PaidTicketRow {
  readonly ticketId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  /** Gaming day of the last payment. */
  readonly day: Day;
  readonly stake: string;
  readonly payout: string;
}

/** Tickets paid in the scope with their stakes, in major units of the brand's currency; no order. */
export function readPaidTickets(
  store: Queryable,
  scope: Pick<TotalScope, 'brandId' | 'from' | 'to' | 'asOf'>,
  options: QueryOptions = {},
): Promise<PaidTicketRow[]> {
  return store.query<PaidTicketRow>(
    `with paid as (
       select source_id, bet_record_id, channel, vertical, max(gaming_day) as day, sum(gross) as payout
       from payment
       where brand_id = $1 and kind = 'WINNINGS'
         and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}
       group by source_id, bet_record_id, channel, vertical)
     select p.bet_record_id as "ticketId", p.channel as "channel", p.vertical as "vertical", p.day as "day",
       coalesce(b.stake_cash + b.stake_bonus, 0.0000) as "stake", p.payout as "payout"
     from paid p
     left join bet b on b.brand_id = $1 and b.source_id = p.source_id and b.record_id = p.bet_record_id
       and ${inForce('$4', 'b.')}`,
    [scope.brandId, scope.from, scope.to, scope.asOf],
    options,
  );
}
