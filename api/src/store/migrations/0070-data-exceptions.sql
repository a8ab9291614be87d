-- Records that break a law of data (api/src/laws), one row for each law and record. Written in the transaction that loads
-- what breaks it or mends it, and by `check-data`.
create table data_exception (
  id varchar primary key, -- of law and record: the same breach has the same id whoever finds it
  brand_id varchar not null,
  law varchar not null,
  kind varchar not null, -- bet, settlement, payment
  source_id varchar not null,
  record_id varchar not null,
  ticket_id varchar not null, -- record id of the bet that it is of
  batch_id varchar not null, -- that brought the record
  channel varchar not null,
  gaming_day date not null, -- of the record
  other_day date, -- of the record that it contradicts
  since timestamp not null, -- from when on the facts as known broke the law
  state varchar not null, -- OPEN, WAIVED, GONE
  found_at timestamp not null,
  gone_at timestamp, -- from when on the facts as known keep the law again
  owner_id varchar,
  waiver_change_id varchar, -- the proposal of two people; its reason is the waiver's
  waived_at timestamp
);

