-- Payments once more, by the shop that paid; null where the row never had one.
alter table daily_sum add column payouts bigint;
alter table daily_sum add column paid_out decimal(38,4);
alter table daily_sum add column paid_by_voucher decimal(38,4);
