-- What a report declares in all taxes together, beside its other figures, so that lists can be sorted by it; null for a
-- report without taxes.
alter table report add column tax decimal(20,4);
