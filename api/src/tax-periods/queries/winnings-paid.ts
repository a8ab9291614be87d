import type { Rule } from '../../domain/rules/rule-schema';
import { inForce } from '../../figures/in-force';
import { isReturned } from '../../figures/returned-stakes';

/**
 * SQL of a `with` list that ends in `ticket`: winnings of each ticket and day on which some were paid.
 *
 * Columns as `chargedRowsOf` says: where the ticket was sold, `gross` as it was paid that day, `owed_on` all that is taxed
 * of the ticket after the payments of the day, `owed_before` before them, `is_first` where nothing was paid on an earlier
 * day; `turn`, in which several rules take theirs. `wanted` is SQL of the verticals of each turn, `narrow` more conditions on payments.
 *
 * A payment deducts the stake that its settlement released, once: payments fill the settlements of their ticket in the
 * order of these, and in each the stake comes first. A ticket that nothing settles deducts the stake of its bet.
 */
export function winningsPaidOf(
  { wanted, narrow }: { readonly wanted: string; readonly narrow: string },
  rule: Pick<Rule, 'winningsBase' | 'winningsDeducts'>,
): string {
  return [
    sellers(wanted, narrow),
    payouts(deductedStake(rule, 's.')),
    payments(deductedStake(rule, 'b.')),
  ].join(',\n');
}

/** What of the stakes of `alias` comes off the payout. */
function deductedStake(
  { winningsBase, winningsDeducts }: Pick<Rule, 'winningsBase' | 'winningsDeducts'>,
  alias: string,
): string {
  if (winningsBase === 'GROSS_PAYOUT') return 'cast(0 as decimal(20, 4))';
  return winningsDeducts === 'CASH_STAKE' ? `${alias}stake_cash` : `${alias}stake_cash + ${alias}stake_bonus`;
}

/**
 * Payments of the tickets that were paid in the scope, from the first ever, and the source that sold each.
 *
 * A wallet pays for bets of another source: where it knows no bet of that id itself, the one bet of the brand that has
 * the id, licence and vertical is meant. Two such bets are none: nothing is deducted then.
 * PostgreSQL would look for it anew for each payment where it has no statistics yet, so it is told to do so once.
 */
function sellers(wanted: string, narrow: string): string {
  return `wanted as (${wanted}),
    won as (
      select w.turn, p.source_id, p.bet_record_id, p.gaming_day, p.gross, p.channel, p.vertical, p.licence_id, p.product_id,
        p.currency
      from payment p join wanted w on w.vertical = p.vertical
      where p.brand_id = $1 and p.gaming_day <= cast($3 as date) and ${inForce('$4', 'p.')} and p.kind = 'WINNINGS'${narrow}),
    paid as (
      select * from won
      where (turn, bet_record_id) in (select turn, bet_record_id from won where gaming_day >= cast($2 as date))),
    payer as (
      select p.*, b.source_id as own
      from paid p
      left join bet b on b.brand_id = $1 and b.source_id = p.source_id and b.record_id = p.bet_record_id
        and ${inForce('$4', 'b.')}),
    elsewhere as materialized (
      select p.source_id, p.bet_record_id, p.vertical, p.licence_id, min(b.source_id) as sold_by
      from (select distinct source_id, bet_record_id, vertical, licence_id from payer where own is null) p
      join bet b on b.brand_id = $1 and b.record_id = p.bet_record_id and b.vertical = p.vertical
        and b.licence_id = p.licence_id and ${inForce('$4', 'b.')}
      group by p.source_id, p.bet_record_id, p.vertical, p.licence_id having count(*) = 1),
    sold as (
      select p.*, coalesce(p.own, e.sold_by, p.source_id) as sold_by
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
      from settlement s join (select distinct sold_by, bet_record_id from sold) t
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

/**
 * Payments with the settlements that they fill. PostgreSQL takes it that hardly any settlement is of any payment, and would
 * look through all of them for each payment; a full join cannot be made so, and what it adds is dropped again.
 */
function payments(stake: string): string {
  const place = ['channel', 'vertical', 'licence_id', 'product_id', 'currency'];
  const owed = (paid: string) => `
    coalesce(sum(greatest(least(${paid}, f.until_paid) - f.from_paid - f.stake, 0)), 0)
      + greatest(${paid} - coalesce(max(f.until_paid), max(${stake}), 0), 0)`;
  return `day_paid as (
      select turn, sold_by, bet_record_id, gaming_day as day, sum(gross) as gross,
        ${place.map((column) => `max(${column}) as ${column}`).join(', ')}
      from sold group by turn, sold_by, bet_record_id, gaming_day),
    run as (
      select d.*, sum(gross) over (partition by turn, sold_by, bet_record_id order by day) as paid_on,
        row_number() over (partition by turn, sold_by, bet_record_id order by day) = 1 as is_first
      from day_paid d),
    ticket as (
      select r.turn, r.day, r.is_first, r.sold_by as source_id, r.bet_record_id as record_id, max(b.player_ref) as payee, r.gross,
        ${place.map((column) => `coalesce(max(b.${column}), max(r.${column})) as ${column}`).join(', ')},
        ${owed('r.paid_on')} as owed_on, ${owed('(r.paid_on - r.gross)')} as owed_before
      from (select * from run where day >= cast($2 as date)) r
      left join bet b on b.brand_id = $1 and b.source_id = r.sold_by and b.record_id = r.bet_record_id
        and ${inForce('$4', 'b.')}
      full join filled f on f.source_id = r.sold_by and f.bet_record_id = r.bet_record_id
      where coalesce(r.turn, -1) >= 0
      group by r.turn, r.sold_by, r.bet_record_id, r.day, r.is_first, r.paid_on, r.gross)`;
}
