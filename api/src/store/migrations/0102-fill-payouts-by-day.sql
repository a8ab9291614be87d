-- What the stores of before hold, as keepers of sums add it; by a table of its own, since payments may lie on workers.
create temp table payout_sum as
select brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, '') as branch_id, currency,
  max(greatest(known_at, coalesce(superseded_at, known_at))) as changed_at,
  count(*) filter (where superseded_at is null and kind <> 'EXPIRED') as payouts,
  coalesce(sum(gross) filter (where superseded_at is null and kind = 'WINNINGS'), 0) as paid_out,
  coalesce(sum(gross) filter (where superseded_at is null and kind = 'WINNINGS' and method = 'VOUCHER'), 0) as paid_by_voucher
from payment
group by brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, ''), currency;

insert into daily_sum (brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency, changed_at, payouts, paid_out,
  paid_by_voucher)
select brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency, changed_at, payouts, paid_out, paid_by_voucher
from payout_sum where true
on conflict (brand_id, gaming_day, channel, licence_id, vertical, branch_id, currency) do update set
  changed_at = greatest(daily_sum.changed_at, excluded.changed_at), payouts = excluded.payouts,
  paid_out = excluded.paid_out, paid_by_voucher = excluded.paid_by_voucher;

drop table payout_sum;
