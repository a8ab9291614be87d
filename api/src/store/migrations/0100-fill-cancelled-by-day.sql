-- What the stores of before hold; by a table of its own, since settlements may lie on workers.
create temp table cancelled_sum as
select brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, '') as branch_id, currency,
  count(*) as tickets, sum(stake_cash) as cash, sum(stake_bonus) as bonus
from settlement where superseded_at is null and result = 'CANCELLED'
group by brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, ''), currency;

update daily_sum set tickets_cancelled = 0, cancelled_cash = 0, cancelled_bonus = 0 where settlements is not null;

update daily_sum set tickets_cancelled = c.tickets, cancelled_cash = c.cash, cancelled_bonus = c.bonus from cancelled_sum c
where c.brand_id = daily_sum.brand_id and c.gaming_day = daily_sum.gaming_day and c.channel = daily_sum.channel
  and c.licence_id = daily_sum.licence_id and c.vertical = daily_sum.vertical and c.branch_id = daily_sum.branch_id
  and c.currency = daily_sum.currency;

drop table cancelled_sum;
