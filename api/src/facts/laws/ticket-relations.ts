import { isReturned, settlesStake } from '../../figures/returned-stakes';
import { ticketList } from '../../figures/tickets/ticket-list';
import type { Queryable } from '../../store/store';

/** Which tickets, and which versions of their records. */
export interface TicketScope {
  /** SELECT of `brand_id` and `record_id` of their bets; a ticket may stand in it twice. */
  readonly tickets: string;
  /** SQL condition that holds for a version in force; gets the alias with its dot. */
  readonly inForce: (alias: string) => string;
}

const negative = (columns: readonly string[]) => columns.map((column) => `f.${column} < 0`).join(' or ');

const kinds = {
  bet: {
    key: 'record_id',
    event: 'accepted_at',
    more: `f.stake_cash + f.stake_bonus as stake, f.branch_id is not null as names_branch,
      ${negative(['stake_cash', 'stake_bonus', 'legs', 'rounds'])} as is_negative`,
  },
  settlement: {
    key: 'bet_record_id',
    event: 'settled_at',
    more: `f.result, f.stake_cash + f.stake_bonus as stake, f.payout_cash + f.payout_bonus as payout,
      ${isReturned('f.')} as is_returned, ${settlesStake('f.')} as settles,
      ${negative(['stake_cash', 'stake_bonus', 'payout_cash', 'payout_bonus', 'rounds'])} as is_negative`,
  },
  payment: {
    key: 'bet_record_id',
    event: 'paid_at',
    more: `f.kind as payment_kind, f.gross, f.withholding, f.net, ${negative(['gross', 'withholding', 'net'])} as is_negative`,
  },
} as const;

/** The relation `ticket`. */
const ticketsOf = (tickets: string, engine: Queryable['engine'], extra = '') =>
  ticketList('ticket', tickets, { bySource: engine === 'postgres', extra });

/** Records of a kind in force, of the tickets in the relation `ticket`. */
function foundOf(
  table: keyof typeof kinds,
  { many, ofSource }: ReturnType<typeof ticketList>,
  { inForce, extra = '' }: { readonly inForce: TicketScope['inForce']; readonly extra?: string },
): string {
  const { key, event, more } = kinds[table];
  return `select f.brand_id, f.source_id, f.record_id, f.${key} as ticket_id, f.batch_id, f.channel, f.licence_id,
      f.currency, f.${event} as event_at, f.gaming_day, f.known_at, ${more}${extra}
    from ticket t ${many} join ${table} f on f.brand_id = t.brand_id ${ofSource('f', 't')} and f.${key} = t.record_id
    where ${inForce('f.')}`;
}

/**
 * SQL of a `with` list: the records of some tickets, as laws speak of them.
 *
 * `bets`, `settlements`, `payments`: `event_at` is the instant of each, `ticket_id` the record of its bet and `sold_by` the
 * source of that: its own, or, where that knows no such bet, the one other source of the brand that does (a wallet pays for
 * bets of others). `has_bet` says whether there is one. `tickets`: sums of each. `lacking`: files that have not come in
 * full, with the time that their records are of; `refused`: records of bets that were refused and have not come again.
 */
export function ticketRelations({ tickets, inForce }: TicketScope, engine: Queryable['engine']): string {
  const listed = ticketsOf(tickets, engine);
  const found = (table: keyof typeof kinds) => foundOf(table, listed, { inForce });
  const linked = (table: 'settlement' | 'payment') => `
    ${table}_found as materialized (${found(table)}),
    ${table}s as materialized (
      select f.*, coalesce(b.source_id, e.source_id, f.source_id) as sold_by,
        b.source_id is not null or e.source_id is not null as has_bet
      from ${table}_found f
      left join bet_key b on b.brand_id = f.brand_id and b.source_id = f.source_id and b.ticket_id = f.ticket_id
      left join sold_elsewhere e on e.brand_id = f.brand_id and e.ticket_id = f.ticket_id)`;
  return `${listed.items},
    bets as materialized (select g.*, g.source_id as sold_by from (${found('bet')}) g),
    bet_key as (select brand_id, source_id, ticket_id, max(stake) as stake, min(gaming_day) as gaming_day,
      max(known_at) as known_at from bets group by brand_id, source_id, ticket_id),
    sold_elsewhere as (select brand_id, ticket_id, case when count(*) = 1 then min(source_id) end as source_id from bet_key
      group by brand_id, ticket_id),
    ${linked('settlement')},
    ${linked('payment')},
    settled as (
      select brand_id, sold_by, ticket_id, count(*) as settlements,
        coalesce(sum(stake) filter (where settles), 0) as settled,
        coalesce(sum(stake) filter (where not is_returned), 0) as played,
        coalesce(sum(stake) filter (where not settles), 0) as late, sum(payout) as won,
        min(event_at) filter (where settles) as first_settled_at,
        min(gaming_day) filter (where settles) as first_settled_day, max(gaming_day) as last_settled_day,
        max(known_at) as known_at
      from settlements group by brand_id, sold_by, ticket_id),
    paid as (
      select brand_id, sold_by, ticket_id,
        coalesce(sum(gross) filter (where payment_kind in ('WINNINGS', 'EXPIRED')), 0) as paid
      from payments group by brand_id, sold_by, ticket_id),
    tickets as materialized (
      select s.brand_id, s.sold_by, s.ticket_id, s.settlements, s.settled, s.played, s.late, s.won, s.first_settled_at,
        s.first_settled_day, s.last_settled_day, greatest(s.known_at, coalesce(b.known_at, s.known_at)) as known_at,
        b.stake as staked, b.gaming_day as bet_day, coalesce(p.paid, 0) as paid
      from settled s
      left join bet_key b on b.brand_id = s.brand_id and b.source_id = s.sold_by and b.ticket_id = s.ticket_id
      left join paid p on p.brand_id = s.brand_id and p.sold_by = s.sold_by and p.ticket_id = s.ticket_id),
    lacking as materialized (
      select b.brand_id, b.source_id, b.kind,
        coalesce(b.period_from, (select max(o.period_to) from load_batch o where o.brand_id = b.brand_id
          and o.source_id = b.source_id and o.kind = b.kind and o.seq < b.seq)) as starts,
        coalesce(b.period_to, (select min(o.period_from) from load_batch o where o.brand_id = b.brand_id
          and o.source_id = b.source_id and o.kind = b.kind and o.seq > b.seq)) as ends
      from load_batch b
      where b.brand_id in (select brand_id from ticket) and b.state in ('MISSING', 'PARTIAL', 'REJECTED')
        and b.kind in ('BETS', 'SETTLEMENTS')
        and case when b.state = 'MISSING'
          then not exists (select 1 from load_gap_explanation e where e.batch_id = b.id and e.reason <> 'LOST')
          else (b.kind = 'SETTLEMENTS' or b.state = 'REJECTED') and exists (
            select 1 from load_reject r where r.batch_id = b.id and r.resolved_at is null) end),
    refused as materialized (
      select b.brand_id, r.record_id from load_batch b join load_reject r on r.batch_id = b.id
      where b.brand_id in (select brand_id from ticket) and b.state = 'PARTIAL' and b.kind = 'BETS'
        and r.resolved_at is null and r.record_id is not null)`;
}

/**
 * SELECT of tickets, each once, with what one pass over all versions of their records tells of each; hardly any is left to
 * be looked at closely.
 *
 * `is_suspect`: it may break a law which a load can break, for it has more than one record of a kind in force, or those in
 * force do not fit together. `may_be_odd`: as `oddTickets` says. `was_paid`: some version of a payment pays winnings.
 * `changed_at`: when the last of the versions came into force or left it.
 */
export function seenTickets(tickets: string, engine: Queryable['engine']): string {
  const listed = ticketsOf(tickets, engine, ', row_number() over () as ticket_no');
  const of = (table: keyof typeof kinds, strange: string) =>
    `select *, ${strange} or is_negative or channel not in ('ONLINE', 'RETAIL')
       or known_at < event_at - interval '5 minutes' as is_strange
     from (${foundOf(table, listed, { inForce: () => 'true', extra: ', f.superseded_at, t.ticket_no' })}) ${table}_of`;
  const stand = 'coalesce(b.superseded_at, s.superseded_at, p.superseded_at) is null';
  return `with ${listed.items}
    select brand_id, record_id, is_suspect, is_suspect or is_unlike as may_be_odd, was_paid, changed_at from (
      select min(t.brand_id) as brand_id, min(t.record_id) as record_id,
        count(*) filter (where ${stand}) <> 1 or coalesce(bool_or(b.record_id is null or b.is_strange or s.is_strange
          or p.is_strange or s.stake > b.stake or s.event_at < b.event_at or s.licence_id <> b.licence_id
          or p.licence_id <> b.licence_id or p.event_at < s.event_at
          or p.payment_kind <> 'REFUND' and p.gross > coalesce(s.payout, 0)) filter (where ${stand}), false) as is_suspect,
        count(*) > 1 or coalesce(bool_or(s.source_id <> b.source_id or s.gaming_day < b.gaming_day
          or s.known_at < b.known_at), false) as is_unlike,
        coalesce(bool_or(p.payment_kind = 'WINNINGS'), false) as was_paid,
        max(greatest(b.known_at, b.superseded_at, s.known_at, s.superseded_at, p.known_at, p.superseded_at)) as changed_at
      from ticket t
      left join (${of('bet', "(channel = 'RETAIL') <> names_branch")}) b on b.ticket_no = t.ticket_no
      left join (${of('settlement', "not settles or payout <> 0 and (is_returned or result = 'LOST')")}) s
        on s.ticket_no = t.ticket_no
      left join (${of('payment', "payment_kind <> 'EXPIRED' and net <> gross - withholding")}) p
        on p.ticket_no = t.ticket_no
      group by t.ticket_no) seen`;
}
