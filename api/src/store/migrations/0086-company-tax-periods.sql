-- A tax period is of a company, and of all brands that its licences cover: `brand_id` is the one that it stands under.
alter table tax_period add column entity_id varchar;
alter table tax_period add column brand_ids varchar; -- comma-separated, that one first
update tax_period set entity_id = brand_id, brand_ids = brand_id;
