-- PostgreSQL only: what stands against a period, the exceptions of a load's tickets, and the list.
create index data_exception_open on data_exception (brand_id, gaming_day) where state = 'OPEN';
create index data_exception_ticket on data_exception (brand_id, ticket_id);
create index data_exception_found on data_exception (brand_id, found_at, id);
select secure_brand_tables();
