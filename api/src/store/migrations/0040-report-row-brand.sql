-- A row says itself whose it is: row-level security looks at each, and half-written contents have no head yet.
alter table report_row add column brand_id varchar;
update report_row set brand_id = (select c.brand_id from report_content c where c.id = report_row.content_id);
