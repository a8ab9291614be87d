import { inForce } from '../../../store/in-force';
import { sumOf } from '../../../figures/measures';

/** Joins to `ticket` what became of it: `outcome` from its settlements, `collected` from its payments. */
export function joinFate(brand: string, instant: string): string {
  return `left join (
      select source_id, bet_record_id, ${sumOf('settlements')} as settlements,
        coalesce(${sumOf(['won_cash', 'won_bonus'])}, 0) as won, ${sumOf('tickets_cancelled')} as cancellations,
        ${sumOf('tickets_voided')} as voids, max(settled_at) as settled_at
      from settlement f where brand_id = ${brand} and channel = 'RETAIL' and ${inForce(instant)} group by 1, 2) outcome
      on outcome.source_id = ticket.source_id and outcome.bet_record_id = ticket.record_id
    left join (
      select source_id, bet_record_id, ${sumOf('paid')} as paid, ${sumOf('expiries')} as expiries,
        max(paid_at) filter (where kind <> 'EXPIRED') as paid_at
      from payment f where brand_id = ${brand} and channel = 'RETAIL' and ${inForce(instant)} group by 1, 2) collected
      on collected.source_id = ticket.source_id and collected.bet_record_id = ticket.record_id`;
}
