-- Of the stakes returned, those of tickets that a shop cancelled; null, as `settlements`, where the row never had one.
alter table daily_sum add column tickets_cancelled bigint;
alter table daily_sum add column cancelled_cash decimal(38,4);
alter table daily_sum add column cancelled_bonus decimal(38,4);
