-- On DuckDB an index over the tickets would have to fit in memory.
create index paid_winnings_day on paid_winnings (brand_id, gaming_day);
create index paid_winnings_ticket on paid_winnings (brand_id, record_id);
create index odd_ticket_ticket on odd_ticket (brand_id, record_id);
create index odd_ticket_until on odd_ticket (brand_id, until);
select secure_brand_tables();
