-- What stores of before hold, told by their facts.
insert into paid_winnings (brand_id, gaming_day, source_id, record_id, channel, vertical, licence_id, product_id, currency, payee, is_first, gross, paid_on, over_stake_on, over_stake_before, over_cash_on, over_cash_before)
     with asked_ticket as materialized (select distinct brand_id, record_id from (select brand_id, bet_record_id as record_id from settlement
  union all select brand_id, bet_record_id from payment ) d),
    sold_bet as materialized (
      select b.brand_id, b.source_id, b.record_id, b.channel, b.vertical, b.licence_id, b.product_id, b.currency, b.player_ref,
        b.stake_cash + b.stake_bonus as stake, b.stake_cash as cash
      from asked_ticket a
      join bet b on b.brand_id = a.brand_id  and b.record_id = a.record_id and b.superseded_at is null),
    payer as materialized (
      select p.brand_id, p.source_id, p.bet_record_id, p.gaming_day, p.gross, p.channel, p.vertical, p.licence_id, p.product_id, p.currency
      from asked_ticket a
      join payment p on p.brand_id = a.brand_id  and p.bet_record_id = a.record_id
      where p.kind = 'WINNINGS' and p.superseded_at is null),
    elsewhere as (
      select brand_id, record_id, vertical, licence_id, min(source_id) as sold_by from sold_bet
      group by brand_id, record_id, vertical, licence_id having count(*) = 1),
    sold as (
      select p.*, coalesce(b.source_id, e.sold_by, p.source_id) as sold_by
      from payer p
      left join sold_bet b on b.brand_id = p.brand_id and b.source_id = p.source_id and b.record_id = p.bet_record_id
      left join elsewhere e on e.brand_id = p.brand_id and e.record_id = p.bet_record_id and e.vertical = p.vertical
        and e.licence_id = p.licence_id),
settled as (
      select s.brand_id, s.source_id as sold_by, s.bet_record_id, s.stake_cash + s.stake_bonus as stake, s.stake_cash as cash,
        s.payout_cash + s.payout_bonus as payout,
        count(*) filter (where s.result <> 'RESETTLED') over (partition by s.brand_id, s.source_id, s.bet_record_id
          order by s.settled_at, case when s.result = 'RESETTLED' then 1 else 0 end, s.record_id
          rows unbounded preceding) as place
      from (select distinct brand_id, sold_by, bet_record_id from sold) t
      join settlement s on s.brand_id = t.brand_id and s.source_id = t.sold_by and s.bet_record_id = t.bet_record_id
      where s.superseded_at is null and not (s.result in ('VOID', 'CANCELLED', 'LATE_VOID'))),
    payout as (
      select brand_id, sold_by, bet_record_id, place, sum(stake) as stake, sum(cash) as cash, sum(payout) as payout from settled
      group by brand_id, sold_by, bet_record_id, place having sum(payout) > 0),
    filled as (
      select brand_id, sold_by, bet_record_id, stake, cash, sum(payout) over (partition by brand_id, sold_by, bet_record_id order by place) - payout as from_paid,
        sum(payout) over (partition by brand_id, sold_by, bet_record_id order by place) as until_paid
      from payout),
day_paid as (
      select brand_id, sold_by, bet_record_id, gaming_day, sum(gross) as gross, max(channel) as channel, max(vertical) as vertical, max(licence_id) as licence_id, max(product_id) as product_id, max(currency) as currency
      from sold group by brand_id, sold_by, bet_record_id, gaming_day),
    run as (
      select d.*, sum(gross) over (partition by brand_id, sold_by, bet_record_id order by gaming_day) as paid_on,
        row_number() over (partition by brand_id, sold_by, bet_record_id order by gaming_day) = 1 as is_first
      from day_paid d),
    fact_winnings as (
      select r.brand_id, r.gaming_day, r.sold_by as source_id, r.bet_record_id as record_id,
        coalesce(max(b.channel), max(r.channel)) as channel, coalesce(max(b.vertical), max(r.vertical)) as vertical, coalesce(max(b.licence_id), max(r.licence_id)) as licence_id, coalesce(max(b.product_id), max(r.product_id)) as product_id, coalesce(max(b.currency), max(r.currency)) as currency,
        max(b.player_ref) as payee, r.is_first, r.gross, r.paid_on,
        coalesce(sum(greatest(least(r.paid_on, f.until_paid) - f.from_paid - f.stake, 0)), 0)
        + greatest(r.paid_on - coalesce(max(f.until_paid), max(b.stake), 0), 0) as over_stake_on, coalesce(sum(greatest(least((r.paid_on - r.gross), f.until_paid) - f.from_paid - f.stake, 0)), 0)
        + greatest((r.paid_on - r.gross) - coalesce(max(f.until_paid), max(b.stake), 0), 0) as over_stake_before,
        coalesce(sum(greatest(least(r.paid_on, f.until_paid) - f.from_paid - f.cash, 0)), 0)
        + greatest(r.paid_on - coalesce(max(f.until_paid), max(b.cash), 0), 0) as over_cash_on, coalesce(sum(greatest(least((r.paid_on - r.gross), f.until_paid) - f.from_paid - f.cash, 0)), 0)
        + greatest((r.paid_on - r.gross) - coalesce(max(f.until_paid), max(b.cash), 0), 0) as over_cash_before
      from run r
      left join sold_bet b on b.brand_id = r.brand_id and b.source_id = r.sold_by and b.record_id = r.bet_record_id
      full join filled f on f.brand_id = r.brand_id and f.sold_by = r.sold_by and f.bet_record_id = r.bet_record_id
      where r.brand_id is not null
      group by r.brand_id, r.sold_by, r.bet_record_id, r.gaming_day, r.is_first, r.paid_on, r.gross) select brand_id, gaming_day, source_id, record_id, channel, vertical, licence_id, product_id, currency, payee, is_first, gross, paid_on, over_stake_on, over_stake_before, over_cash_on, over_cash_before from fact_winnings;

insert into winnings_day (brand_id, gaming_day, changed_at)
     with paid_on as materialized (
      select distinct f.brand_id, f.bet_record_id as record_id, f.gaming_day
      from (select distinct brand_id, record_id from (select brand_id, bet_record_id as record_id from settlement
  union all select brand_id, bet_record_id from payment ) d) a
      join payment f on f.brand_id = a.brand_id  and f.bet_record_id = a.record_id
      where f.kind = 'WINNINGS'),
    change as (
      select brand_id, record_id, max(changed_at) as changed_at
      from (
    select f.brand_id, f.record_id as record_id, greatest(f.known_at, coalesce(f.superseded_at, f.known_at)) as changed_at
    from (select distinct brand_id, record_id from paid_on) a
    join bet f on f.brand_id = a.brand_id  and f.record_id = a.record_id union all
    select f.brand_id, f.bet_record_id as record_id, greatest(f.known_at, coalesce(f.superseded_at, f.known_at)) as changed_at
    from (select distinct brand_id, record_id from paid_on) a
    join settlement f on f.brand_id = a.brand_id  and f.bet_record_id = a.record_id
        union all
    select f.brand_id, f.bet_record_id as record_id, greatest(f.known_at, coalesce(f.superseded_at, f.known_at)) as changed_at
    from (select distinct brand_id, record_id from paid_on) a
    join payment f on f.brand_id = a.brand_id  and f.bet_record_id = a.record_id) c
      group by brand_id, record_id)
    select p.brand_id, p.gaming_day, max(c.changed_at) as changed_at
    from paid_on p join change c on c.brand_id = p.brand_id and c.record_id = p.record_id
    group by p.brand_id, p.gaming_day
    order by p.brand_id, p.gaming_day;

insert into odd_ticket (brand_id, source_id, record_id, until) select * from (with asked as materialized (select distinct brand_id, record_id from (select brand_id, bet_record_id as record_id from settlement
  union all select brand_id, bet_record_id from payment ) d),
    taken as materialized (
      select f.brand_id, f.source_id, f.bet_record_id as record_id, sum(f.stake_cash + f.stake_bonus) as ever, min(f.gaming_day) as day,
        min(f.known_at) as known_at, max(greatest(f.known_at, coalesce(f.superseded_at, f.known_at))) as changed_at, sum(f.stake_cash + f.stake_bonus) filter (where f.superseded_at is null) as stake,
        min(f.gaming_day) filter (where f.superseded_at is null) as standing_day
      from asked a  join settlement f on f.brand_id = a.brand_id  and f.bet_record_id = a.record_id
      where f.result <> 'LATE_VOID' group by f.brand_id, f.source_id, f.bet_record_id),
    placed as (
      select f.brand_id, f.source_id, f.record_id, count(*) as versions, min(f.stake_cash + f.stake_bonus) as least, max(f.gaming_day) as day,
        min(f.known_at) as known_at, max(greatest(f.known_at, coalesce(f.superseded_at, f.known_at))) as changed_at, max(f.stake_cash + f.stake_bonus) filter (where f.superseded_at is null) as stake,
        max(f.gaming_day) filter (where f.superseded_at is null) as standing_day
      from taken t join bet f on f.brand_id = t.brand_id and f.source_id = t.source_id and f.record_id = t.record_id
      group by f.brand_id, f.source_id, f.record_id),
    both_told as (
      select t.brand_id, t.source_id, t.record_id, greatest(t.changed_at, p.changed_at) as changed_at,
        coalesce(p.versions = 1 and p.stake is not null and t.ever <= p.least and t.day >= p.day
          and t.known_at >= p.known_at, false) as never,
        t.stake is null or coalesce(t.stake <= p.stake and t.standing_day >= p.standing_day, false) as not_now
      from taken t left join placed p on p.brand_id = t.brand_id and p.source_id = t.source_id and p.record_id = t.record_id)
    select brand_id, source_id, record_id, case when not_now then changed_at end as until from both_told where not never) o;
