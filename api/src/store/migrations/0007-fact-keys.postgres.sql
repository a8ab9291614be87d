-- PostgreSQL only. On DuckDB an index over the facts would have to fit in memory, and the load pipeline, the only
-- writer there, keeps versions unique itself.
alter table bet add primary key (brand_id, source_id, record_id, record_version);
alter table settlement add primary key (brand_id, source_id, record_id, record_version);
alter table payment add primary key (brand_id, source_id, record_id, record_version);
alter table drawer_shift add primary key (brand_id, source_id, record_id, record_version);
create index bet_day on bet (brand_id, gaming_day);
create index settlement_day on settlement (brand_id, gaming_day);
create index settlement_bet on settlement (brand_id, source_id, bet_record_id);
create index payment_day on payment (brand_id, gaming_day);
create index payment_bet on payment (brand_id, source_id, bet_record_id);
create index drawer_shift_day on drawer_shift (brand_id, gaming_day);
