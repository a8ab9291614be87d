-- What the stores of before hold.
insert into daily_sum (brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency, changed_at, movements,
  deposits, withdrawals, bonus_converted)
select brand_id, gaming_day, channel, coalesce(licence_id, ''), '', '', currency,
  max(greatest(known_at, coalesce(superseded_at, known_at))), sum(n), sum(case when kind = 'DEPOSIT' then n * amount end),
  sum(case when kind = 'WITHDRAWAL_PAID' then n * amount end), sum(case when kind = 'BONUS_CONVERTED' then n * amount end)
from (select c.*, case when superseded_at is null then 1 else 0 end as n from cash_movement c) c
group by brand_id, gaming_day, channel, coalesce(licence_id, ''), currency;
