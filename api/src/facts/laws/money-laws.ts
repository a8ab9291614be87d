import { isReturned, settlesStake } from '../../figures/returned-stakes';
import type { BookLaw } from './book-laws';

/** Each fact's part in the balances of its currency, with its sign, on the gaming day of its event. */
const movements = `
  select brand_id, gaming_day, currency, case when channel = 'ONLINE' then -stake_cash else 0 end as cash,
    -stake_bonus as bonus, 0.0000 as pending, stake_cash + stake_bonus as open_bets, 0.0000 as unpaid, 0.0000 as pools
  from bet where superseded_at is null
  union all
  select brand_id, gaming_day, currency, 0, case when ${isReturned()} then stake_bonus else 0 end, 0,
    case when ${settlesStake()} then -(stake_cash + stake_bonus) else 0 end, payout_cash + payout_bonus, 0
  from settlement where superseded_at is null
  union all
  select brand_id, gaming_day, currency, case when method = 'WALLET' then net else 0 end,
    case when method = 'BONUS' then gross else 0 end, 0, 0,
    case when kind in ('WINNINGS', 'EXPIRED') then -gross else 0 end, 0
  from payment where superseded_at is null
  union all
  select brand_id, gaming_day, currency,
    case when kind in ('DEPOSIT', 'WITHDRAWAL_REVERSED', 'ADJUSTMENT_CREDIT', 'BONUS_CONVERTED') then amount
      when kind in ('WITHDRAWAL_REQUESTED', 'CHARGEBACK', 'ADJUSTMENT_DEBIT', 'FEE') then -amount else 0 end,
    case when kind = 'BONUS_GRANTED' then amount when kind in ('BONUS_CONVERTED', 'BONUS_EXPIRED') then -amount else 0 end,
    case when kind = 'WITHDRAWAL_REQUESTED' then amount
      when kind in ('WITHDRAWAL_PAID', 'WITHDRAWAL_REVERSED') then -amount else 0 end,
    0, 0, 0
  from cash_movement where superseded_at is null
  union all
  select brand_id, gaming_day, currency, 0, 0, 0, 0, 0, case when kind in ('WIN', 'TRANSFER_OUT') then -amount else amount end
  from jackpot_movement where superseded_at is null`;

/** Balances of each day with those of the day before, and the movements between them. */
const rolled = `
  select b.*, coalesce(m.cash, 0) as cash_moved, coalesce(m.bonus, 0) as bonus_moved,
    coalesce(m.pending, 0) as pending_moved, coalesce(m.open_bets, 0) as open_moved,
    coalesce(m.unpaid, 0) as unpaid_moved, coalesce(m.pools, 0) as pools_moved
  from (
    select *, lag(closed_at) over days as opened_at, coalesce(lag(player_cash) over days, 0) as cash_before,
      coalesce(lag(bonus) over days, 0) as bonus_before,
      coalesce(lag(pending_withdrawals) over days, 0) as pending_before,
      coalesce(lag(open_bets) over days, 0) as open_before,
      coalesce(lag(unpaid_winnings) over days, 0) as unpaid_before,
      coalesce(lag(jackpot_pools) over days, 0) as pools_before
    from balance_snapshot where superseded_at is null
    window days as (partition by brand_id, currency order by gaming_day)) b
  left join (select brand_id, gaming_day, currency, sum(cash) as cash, sum(bonus) as bonus, sum(pending) as pending,
      sum(open_bets) as open_bets, sum(unpaid) as unpaid, sum(pools) as pools
    from (${movements}) one group by brand_id, gaming_day, currency) m
    on m.brand_id = b.brand_id and m.gaming_day = b.gaming_day and m.currency = b.currency`;

/** Leaves the days out of which something has not arrived: there the source's balances say more than the facts. */
const isWhole = `not exists (
  select 1 from load_batch f
  where f.brand_id = r.brand_id and f.kind in ('BETS', 'SETTLEMENTS', 'PAYMENTS')
    and f.period_from < r.closed_at and f.period_to > coalesce(r.opened_at, f.period_from - interval '1 day')
    and (f.state = 'MISSING' or f.state in ('PARTIAL', 'REJECTED') and exists (
      select 1 from load_reject j where j.batch_id = f.id and j.resolved_at is null)))`;

function daysWhere(broken: string): string {
  return `select r.brand_id, r.gaming_day from (${rolled}) r where ${isWhole} and (${broken}) order by 1, 2 limit 3`;
}

/** Laws of players' money: what the sources say is owed at each cut-off is what their facts lead to. */
export const moneyLaws: readonly BookLaw[] = [
  {
    id: 'INV-07',
    law: 'opening + movements = closing: players’ cash, bonus, pending withdrawals and unpaid winnings',
    sql: daysWhere(`cash_before + cash_moved <> player_cash or bonus_before + bonus_moved <> bonus
      or pending_before + pending_moved <> pending_withdrawals or unpaid_before + unpaid_moved <> unpaid_winnings`),
  },
  {
    id: 'INV-08',
    law: 'the closing of a day is the opening of the next: every day has one closing, and no day is left out',
    sql: `select brand_id, gaming_day from (
            select brand_id, gaming_day, closed_at, lag(closed_at) over days as before, lag(gaming_day) over days as day_before
            from balance_snapshot where superseded_at is null
            window days as (partition by brand_id, licence_id order by gaming_day)) d
          where before >= closed_at or gaming_day - day_before <> 1 limit 3`,
  },
  {
    id: 'INV-09',
    law: 'open bets change by what is placed and settled',
    sql: daysWhere('open_before + open_moved <> open_bets'),
  },
  {
    id: 'INV-10',
    law: 'placed − voids − paid, less the change of open bets and of unpaid winnings, less expired, is settled revenue',
    sql: `select r.brand_id, r.gaming_day from (${rolled}) r join (
            select brand_id, gaming_day, currency, sum(placed) as placed, sum(settled) as settled, sum(won) as won,
              sum(paid) as paid, sum(expired) as expired from (
              select brand_id, gaming_day, currency, stake_cash + stake_bonus as placed, 0.0000 as settled, 0.0000 as won,
                0.0000 as paid, 0.0000 as expired from bet where superseded_at is null
              union all select brand_id, gaming_day, currency, 0, case when ${settlesStake()} then stake_cash + stake_bonus else 0 end,
                payout_cash + payout_bonus, 0, 0
                from settlement where superseded_at is null
              union all select brand_id, gaming_day, currency, 0, 0, 0, case when kind = 'WINNINGS' then gross else 0 end,
                case when kind = 'EXPIRED' then gross else 0 end from payment where superseded_at is null) one
            group by brand_id, gaming_day, currency) s
            on s.brand_id = r.brand_id and s.gaming_day = r.gaming_day and s.currency = r.currency
          where ${isWhole} and placed - paid - (r.open_bets - r.open_before) - (r.unpaid_winnings - r.unpaid_before)
            - expired <> settled - won limit 3`,
  },
  {
    id: 'INV-23',
    law: 'contributions − wins + seeds = change of the jackpot pools',
    sql: `select r.brand_id, r.gaming_day from (${rolled}) r where pools_before + pools_moved <> jackpot_pools limit 3`,
  },
  {
    id: 'INV-24',
    law: 'a shop is one agent’s or the brand’s own, and an agent is paid by one rule, on every day',
    sql: `select a.brand_id, a.branch_id as id from agent_branch a join agent_branch b
            on b.brand_id = a.brand_id and b.branch_id = a.branch_id and b.valid_from > a.valid_from
            and b.valid_from <= coalesce(a.valid_to, b.valid_from)
          union all select a.brand_id, a.agent_id from commission_rule a join commission_rule b
            on b.brand_id = a.brand_id and b.agent_id = a.agent_id and b.valid_from > a.valid_from
            and b.valid_from <= coalesce(a.valid_to, b.valid_from)
          union all select a.brand_id, a.agent_id from agent_branch a where not exists (
            select 1 from commission_rule c where c.brand_id = a.brand_id and c.agent_id = a.agent_id
              and c.valid_from <= a.valid_from) limit 3`,
  },
  {
    id: 'INV-29',
    law: 'the designated accounts hold at least what is protected',
    sql: `select brand_id, gaming_day from balance_snapshot where superseded_at is null
          and held_funds < player_cash + open_bets + pending_withdrawals + jackpot_pools limit 3`,
  },
];
