-- Reports of shops: their rows stand beside those of online reports, with places and what only shops have.
alter table report_content add column family varchar default 'ONLINE'; -- ONLINE, RETAIL

alter table report_row add column region varchar;
alter table report_row add column branch_id varchar;
alter table report_row add column branch_name varchar;
alter table report_row add column terminal_id varchar;
alter table report_row add column terminal_kind varchar;
alter table report_row add column cashier_id varchar;
alter table report_row add column tickets_cancelled bigint;
alter table report_row add column cancelled decimal(20,4);
alter table report_row add column paid decimal(20,4);
alter table report_row add column expired decimal(20,4);
alter table report_row add column drawer_expected decimal(20,4);
alter table report_row add column drawer_counted decimal(20,4);
alter table report_row add column over_short decimal(20,4);
