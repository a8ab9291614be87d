alter table player_month add primary key (brand_id, month, channel, licence_id, vertical, player_ref);
alter table player_month_count add primary key (brand_id, month, channel, licence_id, vertical);
select secure_brand_tables();
