-- PostgreSQL only: what a brand offers under its licences, and since when, without reading every fact. Few values, so that
-- the index is small and each offer is one step in it.
create index bet_offer on bet (brand_id, licence_id, channel, vertical, gaming_day);
create index settlement_offer on settlement (brand_id, licence_id, channel, vertical, gaming_day);
create index payment_offer on payment (brand_id, licence_id, channel, vertical, gaming_day);
