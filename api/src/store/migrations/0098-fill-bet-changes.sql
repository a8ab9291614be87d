-- What the stores of before hold; by a table of its own, since bets may lie on workers.
create temp table bet_change as
select brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, '') as branch_id, currency,
  count(*) + count(superseded_at) as changes
from bet group by brand_id, gaming_day, channel, licence_id, vertical, coalesce(branch_id, ''), currency;

update daily_sum set bet_changes = c.changes from bet_change c
where c.brand_id = daily_sum.brand_id and c.gaming_day = daily_sum.gaming_day and c.channel = daily_sum.channel
  and c.licence_id = daily_sum.licence_id and c.vertical = daily_sum.vertical and c.branch_id = daily_sum.branch_id
  and c.currency = daily_sum.currency;

drop table bet_change;
