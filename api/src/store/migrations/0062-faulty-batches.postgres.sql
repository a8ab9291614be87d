-- What may be said about a period follows from the few files that lack something, and from the newest of all: neither
-- looks at the others.
create index load_batch_faulty on load_batch (brand_id) where state in ('MISSING', 'PARTIAL', 'REJECTED');
create index load_batch_known on load_batch (brand_id, loaded_at);
