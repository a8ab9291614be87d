import type { Rule } from '../../domain/rules/rule-schema';
import { inForce } from '../../figures/in-force';
import { isReturned } from '../../figures/returned-stakes';

/**
 * SQL of a `with` list that ends in `ticket`: winnings of each ticket and day on which some were paid.
 *
 * Columns as `chargedRowsOf` says: where the ticket was sold, `gross` as it was paid that day, `owed_on` all that is taxed
 * of the ticket after the payments of the day, `owed_before` before them, `is_first` where nothing was paid on an earlier
 * day. `narrow` is a condition on payments.
 *
 * A payment deducts the stake that its settlement released, once: payments fill the settlements of their ticket in the
 * order of these, and in each the stake comes first. A ticket that nothing settles deducts the stake of its bet.
 */
export function winningsPaidOf(narrow: string, rule: Rule): string {
  return [sellers(narrow), payouts(deductedStake(rule, 's.')), payments(deductedStake(rule, 'b.'))].join(
    ',\n',
  );
}

/** What of the stakes of `alias` comes off the payout. */
function deductedStake({ winningsBase, winningsDeducts }: Rule, alias: string): string {
  if (winningsBase === 'GROSS_PAYOUT') return 'cast(0 as decimal(20, 4))';
  return winningsDeducts === 'CASH_STAKE' ? `${alias}stake_cash` : `${alias}stake_cash + ${alias}stake_bonus`;
}

/**
 * Payments of the tickets that were paid in the scope, from the first ever, and the source that sold each.
 *
 * A wallet pays for bets of another source: where it knows no bet of that id itself, the one bet of the brand that has
 * the id, licence and vertical is meant. Two such bets are none: nothing is deducted then.
 */
function sellers(narrow: string): string {
  const winnings = `brand_id = $1 and ${inForce('$4')} and kind = 'WINNINGS' and ${narrow}`;
  return `paid as (
      select source_id, bet_record_id, gaming_day, gross, channel, vertical, licence_id, product_id, currency
      from payment where gaming_day <= cast($3 as date) and ${winnings}
        and bet_record_id in (select bet_record_id from payment where gaming_day >= cast($2 as date)
          and gaming_day <= cast($3 as date) and ${winnings})),
    payer as (
      select p.source_id, p.bet_record_id, p.vertical, p.licence_id, b.source_id as own
      from (select distinct source_id, bet_record_id, vertical, licence_id from paid) p
      left join bet b on b.brand_id = $1 and b.source_id = p.source_id and b.record_id = p.bet_record_id
        and ${inForce('$4', 'b.')}),
    elsewhere as (
      select p.source_id, p.bet_record_id, p.vertical, p.licence_id, min(b.source_id) as sold_by
      from payer p join bet b on b.brand_id = $1 and b.record_id = p.bet_record_id and b.vertical = p.vertical
        and b.licence_id = p.licence_id and ${inForce('$4', 'b.')}
      where p.own is null group by p.source_id, p.bet_record_id, p.vertical, p.licence_id having count(*) = 1),
    seller as (
      select p.source_id, p.bet_record_id, p.vertical, p.licence_id, coalesce(p.own, e.sold_by, p.source_id) as sold_by
      from payer p left join elsewhere e on e.source_id = p.source_id and e.bet_record_id = p.bet_record_id
        and e.vertical = p.vertical and e.licence_id = p.licence_id)`;
}

/** Settlements that pay, each with what was resettled of it, by how much their ticket had paid when they are filled. */
function payouts(stake: string): string {
  const ticket = 'source_id, bet_record_id';
  const inOrder = `partition by ${ticket}`;
  return `settled as (
      select s.source_id, s.bet_record_id, ${stake} as stake, s.payout_cash + s.payout_bonus as payout,
        count(*) filter (where s.result <> 'RESETTLED') over (partition by s.source_id, s.bet_record_id
          order by s.settled_at, case when s.result = 'RESETTLED' then 1 else 0 end, s.record_id
          rows unbounded preceding) as place
      from settlement s join (select distinct sold_by, bet_record_id from seller) t
        on t.sold_by = s.source_id and t.bet_record_id = s.bet_record_id
      where s.brand_id = $1 and ${inForce('$4', 's.')} and not (${isReturned('s.')})),
    payout as (
      select ${ticket}, place, sum(stake) as stake, sum(payout) as payout from settled
      group by ${ticket}, place having sum(payout) > 0),
    filled as (
      select ${ticket}, stake, sum(payout) over (${inOrder} order by place) - payout as from_paid,
        sum(payout) over (${inOrder} order by place) as until_paid
      from payout)`;
}

function payments(stake: string): string {
  const place = ['channel', 'vertical', 'licence_id', 'product_id', 'currency'];
  const owed = (paid: string) => `
    coalesce(sum(greatest(least(${paid}, f.until_paid) - f.from_paid - f.stake, 0)), 0)
      + greatest(${paid} - coalesce(max(f.until_paid), max(${stake}), 0), 0)`;
  return `day_paid as (
      select s.sold_by, p.bet_record_id, p.gaming_day as day, sum(p.gross) as gross,
        ${place.map((column) => `max(p.${column}) as ${column}`).join(', ')}
      from paid p join seller s on s.source_id = p.source_id and s.bet_record_id = p.bet_record_id
        and s.vertical = p.vertical and s.licence_id = p.licence_id
      group by s.sold_by, p.bet_record_id, p.gaming_day),
    run as (
      select d.*, sum(gross) over (partition by sold_by, bet_record_id order by day) as paid_on,
        row_number() over (partition by sold_by, bet_record_id order by day) = 1 as is_first
      from day_paid d),
    ticket as (
      select r.day, r.is_first, r.sold_by as source_id, r.bet_record_id as record_id, max(b.player_ref) as payee, r.gross,
        ${place.map((column) => `coalesce(max(b.${column}), max(r.${column})) as ${column}`).join(', ')},
        ${owed('r.paid_on')} as owed_on, ${owed('(r.paid_on - r.gross)')} as owed_before
      from run r
      left join bet b on b.brand_id = $1 and b.source_id = r.sold_by and b.record_id = r.bet_record_id
        and ${inForce('$4', 'b.')}
      left join filled f on f.source_id = r.sold_by and f.bet_record_id = r.bet_record_id
      where r.day >= cast($2 as date)
      group by r.sold_by, r.bet_record_id, r.day, r.is_first, r.paid_on, r.gross)`;
}
