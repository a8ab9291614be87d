import { isReturned } from '../returned-stakes';
import { ticketList } from './ticket-list';

/** Which tickets, and what of their records. */
export interface AskedTickets {
  /** SELECT of `brand_id` and `record_id` of their bets; a ticket may stand in it twice. */
  readonly tickets: string;
  /** SQL condition that holds for a version that counts; gets the alias with its dot. */
  readonly inForce: (alias: string) => string;
  /** More conditions on payments `p`; none where it is left out. */
  readonly narrow?: string;
  /** Some tickets of many, on PostgreSQL: see `ticketList`. */
  readonly bySource?: boolean;
}

/** Columns of `fact_winnings`, and of `paid_winnings`, which keeps them. */
export const winningsColumns = [
  ...['brand_id', 'gaming_day', 'source_id', 'record_id', 'channel', 'vertical', 'licence_id', 'product_id'],
  ...['currency', 'payee', 'is_first', 'gross', 'paid_on', 'over_stake_on', 'over_stake_before'],
  ...['over_cash_on', 'over_cash_before'],
] as const;

/**
 * SQL of a `with` list that ends in `fact_winnings`: winnings of each ticket and day on which some were paid.
 *
 * `source_id` and place are those where the ticket was sold; `gross` is what was paid that day, `paid_on` all up to its
 * end, `over_stake_*` what of that exceeds the stake, `over_cash_*` what exceeds the stake paid in cash, after the payments
 * of the day (`_on`) and before them; `is_first` where nothing was paid on an earlier day.
 *
 * A payment deducts the stake that its settlement released, once: payments fill the settlements of their ticket in the
 * order of these, and in each the stake comes first. A ticket that nothing settles deducts the stake of its bet.
 */
export function winningsOfFacts(asked: AskedTickets): string {
  return [sellers(asked), payouts(asked), payments()].join(',\n');
}

const ticket = 'brand_id, sold_by, bet_record_id';

const place = ['channel', 'vertical', 'licence_id', 'product_id', 'currency'] as const;

/**
 * Payments of the tickets, from the first ever, and the source that sold each.
 *
 * A wallet pays for bets of another source: where it knows no bet of that id itself, the one bet of the brand that has
 * the id, licence and vertical is meant. Two such bets are none: nothing is deducted then.
 * The few bets first: DuckDB reads all that a left join looks into, whether it is asked for any or not. None is left out of
 * `elsewhere`: PostgreSQL would take it for a single row, and compare each payment with each.
 */
function sellers(asked: AskedTickets): string {
  const { tickets, inForce, narrow = '' } = asked;
  const { items, many, ofSource } = ticketList('asked_ticket', tickets, asked);
  return `${items},
    sold_bet as materialized (
      select b.brand_id, b.source_id, b.record_id, ${place.map((name) => `b.${name}`).join(', ')}, b.player_ref,
        b.stake_cash + b.stake_bonus as stake, b.stake_cash as cash
      from asked_ticket a ${many}
      join bet b on b.brand_id = a.brand_id ${ofSource('b', 'a')} and b.record_id = a.record_id and ${inForce('b.')}),
    payer as materialized (
      select p.brand_id, p.source_id, p.bet_record_id, p.gaming_day, p.gross, ${place.map((name) => `p.${name}`).join(', ')}
      from asked_ticket a ${many}
      join payment p on p.brand_id = a.brand_id ${ofSource('p', 'a')} and p.bet_record_id = a.record_id
      where p.kind = 'WINNINGS' and ${inForce('p.')}${narrow}),
    elsewhere as (
      select brand_id, record_id, vertical, licence_id, case when count(*) = 1 then min(source_id) end as sold_by from sold_bet
      group by brand_id, record_id, vertical, licence_id),
    sold as (
      select p.*, coalesce(b.source_id, e.sold_by, p.source_id) as sold_by
      from payer p
      left join sold_bet b on b.brand_id = p.brand_id and b.source_id = p.source_id and b.record_id = p.bet_record_id
      left join elsewhere e on e.brand_id = p.brand_id and e.record_id = p.bet_record_id and e.vertical = p.vertical
        and e.licence_id = p.licence_id)`;
}

/** Settlements that pay, each with what was resettled of it, by how much their ticket had paid when they are filled. */
function payouts({ inForce }: AskedTickets): string {
  const inOrder = `(partition by ${ticket} order by place)`;
  return `settled as (
      select s.brand_id, s.source_id as sold_by, s.bet_record_id, s.stake_cash + s.stake_bonus as stake, s.stake_cash as cash,
        s.payout_cash + s.payout_bonus as payout,
        count(*) filter (where s.result <> 'RESETTLED') over (partition by s.brand_id, s.source_id, s.bet_record_id
          order by s.settled_at, case when s.result = 'RESETTLED' then 1 else 0 end, s.record_id
          rows unbounded preceding) as place
      from (select distinct ${ticket} from sold) t
      join settlement s on s.brand_id = t.brand_id and s.source_id = t.sold_by and s.bet_record_id = t.bet_record_id
      where ${inForce('s.')} and not (${isReturned('s.')})),
    payout as (
      select ${ticket}, place, sum(stake) as stake, sum(cash) as cash, sum(payout) as payout from settled
      group by ${ticket}, place having sum(payout) > 0),
    filled as (
      select ${ticket}, stake, cash, sum(payout) over ${inOrder} - payout as from_paid,
        sum(payout) over ${inOrder} as until_paid
      from payout)`;
}

/**
 * Payments with the settlements that they fill. PostgreSQL takes it that hardly any settlement is of any payment, and would
 * look through all of them for each payment; a full join cannot be made so, and what it adds is dropped again.
 */
function payments(): string {
  const over = (paid: string, stake: 'stake' | 'cash') => {
    return `coalesce(sum(greatest(least(${paid}, f.until_paid) - f.from_paid - f.${stake}, 0)), 0)
        + greatest(${paid} - coalesce(max(f.until_paid), max(b.${stake}), 0), 0)`;
  };
  return `day_paid as (
      select ${ticket}, gaming_day, sum(gross) as gross, ${place.map((name) => `max(${name}) as ${name}`).join(', ')}
      from sold group by ${ticket}, gaming_day),
    run as (
      select d.*, sum(gross) over (partition by ${ticket} order by gaming_day) as paid_on,
        row_number() over (partition by ${ticket} order by gaming_day) = 1 as is_first
      from day_paid d),
    fact_winnings as (
      select r.brand_id, r.gaming_day, r.sold_by as source_id, r.bet_record_id as record_id,
        ${place.map((name) => `coalesce(max(b.${name}), max(r.${name})) as ${name}`).join(', ')},
        max(b.player_ref) as payee, r.is_first, r.gross, r.paid_on,
        ${over('r.paid_on', 'stake')} as over_stake_on, ${over('(r.paid_on - r.gross)', 'stake')} as over_stake_before,
        ${over('r.paid_on', 'cash')} as over_cash_on, ${over('(r.paid_on - r.gross)', 'cash')} as over_cash_before
      from run r
      left join sold_bet b on b.brand_id = r.brand_id and b.source_id = r.sold_by and b.record_id = r.bet_record_id
      full join filled f on f.brand_id = r.brand_id and f.sold_by = r.sold_by and f.bet_record_id = r.bet_record_id
      where r.brand_id is not null
      group by r.brand_id, r.sold_by, r.bet_record_id, r.gaming_day, r.is_first, r.paid_on, r.gross)`;
}
