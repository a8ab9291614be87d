-- PostgreSQL only, for the reason of 0007.
alter table cash_movement add primary key (brand_id, source_id, record_id, record_version);
alter table jackpot_movement add primary key (brand_id, source_id, record_id, record_version);
alter table balance_snapshot add primary key (brand_id, source_id, record_id, record_version);
create index cash_movement_day on cash_movement (brand_id, gaming_day);
create index jackpot_movement_day on jackpot_movement (brand_id, gaming_day);
create index balance_snapshot_day on balance_snapshot (brand_id, gaming_day);
