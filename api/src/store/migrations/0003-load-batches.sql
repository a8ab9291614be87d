-- What arrived: one row per file, written in the transaction that writes its facts.
create table load_batch (
  id varchar primary key,
  brand_id varchar not null,
  source_id varchar not null,
  channel varchar not null,
  kind varchar not null,
  seq integer not null,
  state varchar not null,
  period_from timestamp,
  period_to timestamp,
  file varchar not null,
  bytes bigint not null,
  sha256 varchar not null,
  received integer not null,
  accepted integer not null,
  rejected integer not null,
  duplicate integer not null,
  corrected integer not null,
  control_count integer,
  control_amount decimal(20,4),
  computed_count integer not null,
  computed_amount decimal(20,4) not null,
  first_event_at timestamp,
  last_event_at timestamp,
  loaded_at timestamp,
  lag_seconds integer,
  gap_before boolean not null
);

create table load_reject (
  batch_id varchar not null,
  line integer not null,
  code varchar not null,
  field varchar,
  message varchar not null,
  raw varchar not null,
  record_id varchar, -- null where the record is not readable, or a whole file is refused
  resolved_at timestamp, -- when the same record was accepted after all
  primary key (batch_id, line)
);
