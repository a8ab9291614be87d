-- Which files told a record that was there: it stays in force when the file that told it first is replaced. And a version
-- that left force with its file comes again when another one tells it, as the next turn of the same version.

create table repeated_record (
  brand_id varchar not null,
  source_id varchar not null,
  kind varchar not null, -- of the file, as of load_batch
  batch_id varchar not null,
  record_id varchar not null,
  record_version integer not null
);

alter table bet add column turn integer default 0; -- how often this version had been in force before
alter table settlement add column turn integer default 0;
alter table payment add column turn integer default 0;
alter table drawer_shift add column turn integer default 0;
alter table cash_movement add column turn integer default 0;
alter table jackpot_movement add column turn integer default 0;
alter table balance_snapshot add column turn integer default 0;

-- What is in force of replaced files was told by those that took their places.
insert into repeated_record (brand_id, source_id, kind, batch_id, record_id, record_version)
select f.brand_id, f.source_id, f.kind, successor.id, f.record_id, f.record_version
from (
  select 'BETS' as kind, brand_id, source_id, record_id, record_version, batch_id from bet where superseded_at is null union all
  select 'SETTLEMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from settlement where superseded_at is null union all
  select 'PAYMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from payment where superseded_at is null union all
  select 'DRAWERS' as kind, brand_id, source_id, record_id, record_version, batch_id from drawer_shift where superseded_at is null union all
  select 'CASH_MOVEMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from cash_movement where superseded_at is null union all
  select 'JACKPOTS' as kind, brand_id, source_id, record_id, record_version, batch_id from jackpot_movement where superseded_at is null union all
  select 'BALANCES' as kind, brand_id, source_id, record_id, record_version, batch_id from balance_snapshot where superseded_at is null) f
join load_batch b on b.id = f.batch_id
left join load_batch whole on whole.id = b.reprocesses
join load_batch successor on successor.brand_id = b.brand_id and successor.source_id = b.source_id
  and successor.channel = b.channel and successor.kind = b.kind and successor.seq = b.seq
  and successor.reprocesses is null and successor.state in ('LOADED', 'PARTIAL', 'LATE')
where coalesce(whole.state, b.state) = 'SUPERSEDED';
