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

-- What is in force of replaced files, and of what was taken in of their rejects, was told by those that took their places.
-- The files first: a store whose tables were never analyzed compares each record with each file otherwise.
insert into repeated_record (brand_id, source_id, kind, batch_id, record_id, record_version)
with gone as materialized (
  select id, brand_id, source_id, channel, kind, seq from load_batch where state = 'SUPERSEDED'
),
told as materialized (
  select part.id, successor.id as successor_id
  from (
    select id, id as whole_id from gone union all
    select r.id, g.id from gone g join load_batch r on r.reprocesses = g.id) part
  join gone on gone.id = part.whole_id
  join load_batch successor on successor.brand_id = gone.brand_id and successor.source_id = gone.source_id
    and successor.channel = gone.channel and successor.kind = gone.kind and successor.seq = gone.seq
    and successor.reprocesses is null and successor.state in ('LOADED', 'PARTIAL', 'LATE')
)
select f.brand_id, f.source_id, f.kind, told.successor_id, f.record_id, f.record_version
from (
  select 'BETS' as kind, brand_id, source_id, record_id, record_version, batch_id from bet where superseded_at is null union all
  select 'SETTLEMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from settlement where superseded_at is null union all
  select 'PAYMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from payment where superseded_at is null union all
  select 'DRAWERS' as kind, brand_id, source_id, record_id, record_version, batch_id from drawer_shift where superseded_at is null union all
  select 'CASH_MOVEMENTS' as kind, brand_id, source_id, record_id, record_version, batch_id from cash_movement where superseded_at is null union all
  select 'JACKPOTS' as kind, brand_id, source_id, record_id, record_version, batch_id from jackpot_movement where superseded_at is null union all
  select 'BALANCES' as kind, brand_id, source_id, record_id, record_version, batch_id from balance_snapshot where superseded_at is null) f
join told on told.id = f.batch_id;
