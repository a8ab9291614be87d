-- What a call asks of files and movements is answered by the few that it is about: statement-plans.test.ts.
create index load_batch_period on load_batch (brand_id, period_from);
create index load_batch_until on load_batch (brand_id, period_to);
-- Under row-level security an index on a coalesce() is not used: PostgreSQL does not take it for leakproof.
create index load_batch_when on load_batch (brand_id, (case when loaded_at is null then period_to else loaded_at end));
-- The newest of a source, and what it refused, without looking at its others.
create index load_batch_source_loaded on load_batch (brand_id, source_id, loaded_at);
create index load_batch_source_event on load_batch (brand_id, source_id, last_event_at);
create index load_batch_refusing on load_batch (brand_id, source_id) where rejected > 0 or state = 'REJECTED';
-- When money of a kind first moved, and whether any of it names no licence.
create index cash_movement_kind on cash_movement (brand_id, kind, gaming_day);
create index cash_movement_unnamed on cash_movement (brand_id, kind, gaming_day) where licence_id is null;
-- What a file brought: its facts have its time, and many share one, so that the index is small.
create index bet_known on bet (brand_id, known_at);
create index settlement_known on settlement (brand_id, known_at);
create index payment_known on payment (brand_id, known_at);
create index drawer_shift_known on drawer_shift (brand_id, known_at);
create index cash_movement_known on cash_movement (brand_id, known_at);
create index jackpot_movement_known on jackpot_movement (brand_id, known_at);
create index balance_snapshot_known on balance_snapshot (brand_id, known_at);
