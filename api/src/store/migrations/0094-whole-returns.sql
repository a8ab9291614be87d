-- A return is of all brands that its licences cover: `brand_id` is the one that it stands under, the others are beside it.
alter table report add column brand_ids varchar; -- comma-separated, that one first; null: of that alone
alter table report_content add column brand_ids varchar;
