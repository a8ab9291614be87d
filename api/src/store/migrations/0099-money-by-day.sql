-- Sums of money of players' accounts, in rows of their own: of no vertical, and of no licence where an account serves all.
-- An amount is null where the row never had a movement of the kind.
alter table daily_sum add column movements bigint;
alter table daily_sum add column deposits decimal(38,4);
alter table daily_sum add column withdrawals decimal(38,4); -- by the day on which they were paid
alter table daily_sum add column bonus_converted decimal(38,4);
