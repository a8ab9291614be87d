-- Sums of the facts in force, by gaming day and by what figures are asked for, so that a figure of a month reads days and
-- not bets. Kept in the transaction that writes the facts (figures/daily-sums). `changed_at` is the last instant at which
-- a fact of the row came or went: asked for an earlier one, the day is summed from its facts. A column is null where the
-- row never had a fact that fills it. Amounts in major units of `currency`.
create table daily_sum (
  brand_id varchar not null,
  gaming_day date not null,
  channel varchar not null,
  licence_id varchar not null,
  vertical varchar not null,
  branch_id varchar not null, -- the shop that sold the ticket; empty where none did
  currency varchar not null,
  changed_at timestamp not null,
  bets bigint,
  placed_cash decimal(38,4),
  placed_bonus decimal(38,4),
  settlements bigint,
  bets_settled bigint,
  settled_cash decimal(38,4), -- late returns left out
  settled_bonus decimal(38,4),
  void_cash decimal(38,4), -- late returns among them
  void_bonus decimal(38,4),
  late_void_cash decimal(38,4),
  late_void_bonus decimal(38,4),
  won_cash decimal(38,4),
  won_bonus decimal(38,4),
  free_bet_winnings decimal(38,4),
  payments bigint,
  paid decimal(38,4),
  expired decimal(38,4),
  jackpots bigint,
  jackpot_contributions decimal(38,4),
  jackpot_wins decimal(38,4),
  primary key (brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency)
);

insert into daily_sum
select brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency, max(changed_at), sum(bets), sum(placed_cash),
  sum(placed_bonus), sum(settlements), sum(bets_settled), sum(settled_cash), sum(settled_bonus), sum(void_cash),
  sum(void_bonus), sum(late_void_cash), sum(late_void_bonus), sum(won_cash), sum(won_bonus), sum(free_bet_winnings),
  sum(payments), sum(paid), sum(expired), sum(jackpots), sum(jackpot_contributions), sum(jackpot_wins)
from (
  select brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, '') as branch_id, currency,
    greatest(known_at, coalesce(superseded_at, known_at)) as changed_at, n as bets, n * stake_cash as placed_cash,
    n * stake_bonus as placed_bonus, cast(null as integer) as settlements, cast(null as integer) as bets_settled,
    cast(null as decimal(31,4)) as settled_cash, cast(null as decimal(31,4)) as settled_bonus,
    cast(null as decimal(31,4)) as void_cash, cast(null as decimal(31,4)) as void_bonus,
    cast(null as decimal(31,4)) as late_void_cash, cast(null as decimal(31,4)) as late_void_bonus,
    cast(null as decimal(31,4)) as won_cash, cast(null as decimal(31,4)) as won_bonus,
    cast(null as decimal(31,4)) as free_bet_winnings, cast(null as integer) as payments,
    cast(null as decimal(31,4)) as paid, cast(null as decimal(31,4)) as expired, cast(null as integer) as jackpots,
    cast(null as decimal(31,4)) as jackpot_contributions, cast(null as decimal(31,4)) as jackpot_wins
  from (select b.*, case when superseded_at is null then 1 else 0 end as n from bet b) b
  union all
  select brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, ''), currency,
    greatest(known_at, coalesce(superseded_at, known_at)), null, null, null, n,
    case when result not in ('PARTIAL_CASHOUT', 'RESETTLED', 'LATE_VOID') then n else 0 end,
    case when result <> 'LATE_VOID' then n * stake_cash else 0 end,
    case when result <> 'LATE_VOID' then n * stake_bonus else 0 end,
    case when result in ('VOID', 'CANCELLED', 'LATE_VOID') then n * stake_cash else 0 end,
    case when result in ('VOID', 'CANCELLED', 'LATE_VOID') then n * stake_bonus else 0 end,
    case when result = 'LATE_VOID' then n * stake_cash else 0 end,
    case when result = 'LATE_VOID' then n * stake_bonus else 0 end,
    case when result in ('VOID', 'CANCELLED', 'LATE_VOID') then 0 else n * payout_cash end,
    case when result in ('VOID', 'CANCELLED', 'LATE_VOID') then 0 else n * payout_bonus end,
    case when stake_bonus > 0 and stake_cash = 0 and result not in ('VOID', 'CANCELLED', 'LATE_VOID')
      then n * payout_cash else 0 end,
    null, null, null, null, null, null
  from (select s.*, case when superseded_at is null then 1 else 0 end as n from settlement s) s
  union all
  select brand_id, gaming_day, channel, licence_id, vertical, coalesce(selling_branch_id, ''), currency,
    greatest(known_at, coalesce(superseded_at, known_at)), null, null, null, null, null, null, null, null, null, null,
    null, null, null, null, n, case when kind = 'WINNINGS' then n * gross else 0 end,
    case when kind = 'EXPIRED' then n * gross else 0 end, null, null, null
  from (select p.*, case when superseded_at is null then 1 else 0 end as n from payment p) p
  union all
  select brand_id, gaming_day, channel, licence_id, vertical, '', currency,
    greatest(known_at, coalesce(superseded_at, known_at)), null, null, null, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, n, case when kind = 'CONTRIBUTION' then n * amount else 0 end,
    case when kind = 'WIN' then n * amount else 0 end
  from (select j.*, case when superseded_at is null then 1 else 0 end as n from jackpot_movement j) j
) f
group by brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency;
