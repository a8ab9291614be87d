import { inForce } from '../../../store/in-force';
import { isReturned } from '../../../figures/returned-stakes';

/** Joins to `ticket` what became of it: `outcome` from its settlements, `collected` from its payments. */
export function joinFate(brand: string, instant: string): string {
  return `left join (
      select source_id, bet_record_id, count(*) as settlements,
        coalesce(sum(payout_cash + payout_bonus) filter (where not (${isReturned()})), 0) as won,
        count(*) filter (where result = 'CANCELLED') as cancellations,
        count(*) filter (where result in ('VOID', 'LATE_VOID')) as voids, max(settled_at) as settled_at
      from settlement where brand_id = ${brand} and channel = 'RETAIL' and ${inForce(instant)} group by 1, 2) outcome
      on outcome.source_id = ticket.source_id and outcome.bet_record_id = ticket.record_id
    left join (
      select source_id, bet_record_id, sum(gross) filter (where kind = 'WINNINGS') as paid,
        count(*) filter (where kind = 'EXPIRED') as expiries,
        max(paid_at) filter (where kind <> 'EXPIRED') as paid_at
      from payment where brand_id = ${brand} and channel = 'RETAIL' and ${inForce(instant)} group by 1, 2) collected
      on collected.source_id = ticket.source_id and collected.bet_record_id = ticket.record_id`;
}
