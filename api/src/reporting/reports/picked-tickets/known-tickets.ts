import { inForce } from '../../../store/in-force';

/**
 * SELECT of every retail ticket known at an instant, by the columns of its bet.
 *
 * A settlement or payment whose bet did not arrive is a ticket too, with no more than it says itself: else its money
 * would be in the figures and no filter would ever find it. `brand` and `instant` are places of parameters.
 */
export function knownTickets(brand: string, instant: string): string {
  const of = (alias: string) =>
    `${alias}.brand_id = ${brand} and ${alias}.channel = 'RETAIL' and ${inForce(instant, `${alias}.`)}`;
  const lacks = (table: string, id: string) =>
    `not exists (select 1 from ${table} k
      where k.source_id = f.source_id and k.${id} = f.bet_record_id and ${of('k')})`;
  const product = 'min(f.vertical), min(f.product_id), min(f.licence_id)';
  const noBet = `cast(null as date), cast(null as timestamp), cast(null as decimal(20,4)),
      cast(null as decimal(20,4)), cast(null as integer), cast(null as decimal(20,4))`;
  return `select b.brand_id, b.source_id, b.record_id, b.branch_id, b.terminal_id, b.cashier_id, b.vertical,
      b.product_id, b.licence_id, b.gaming_day, b.accepted_at, b.stake_cash, b.stake_bonus, b.legs, b.odds_total
    from bet b where ${of('b')}
    union all
    select f.brand_id, f.source_id, f.bet_record_id, min(f.branch_id), min(f.terminal_id), min(f.cashier_id),
      ${product}, ${noBet}
    from settlement f where ${of('f')} and ${lacks('bet', 'record_id')} group by 1, 2, 3
    union all
    select f.brand_id, f.source_id, f.bet_record_id, min(f.selling_branch_id), cast(null as varchar),
      cast(null as varchar), ${product}, ${noBet}
    from payment f where ${of('f')} and ${lacks('bet', 'record_id')} and ${lacks('settlement', 'bet_record_id')}
    group by 1, 2, 3`;
}
