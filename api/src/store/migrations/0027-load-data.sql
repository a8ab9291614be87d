-- What a batch is to another one, and the column names of its file: refused records are read again by them.
alter table load_batch add column columns varchar; -- null for NDJSON, and where the fields stand in their usual order
alter table load_batch add column supersedes varchar; -- the batch in whose place the whole file came
alter table load_batch add column reprocesses varchar; -- the batch whose refused records were taken in again

-- Why a number is missing for good, in the words of who looked into it. The audit has what was said before.
create table load_gap_explanation (
  batch_id varchar primary key, -- of the MISSING row
  brand_id varchar not null,
  reason varchar not null, -- NUMBER_SKIPPED, NO_EVENTS, SENT_OTHERWISE, LOST
  note varchar not null,
  evidence varchar, -- where the proof is: a ticket, a letter, a message of the source
  explained_by varchar not null,
  explained_at timestamp not null
);

-- Outbound calls that two people decided to make again, under their old key.
create table api_replay (
  change_id varchar primary key,
  brand_id varchar not null,
  call_id varchar not null,
  idempotency_key varchar not null,
  confirmed_by varchar not null,
  due_at timestamp not null,
  started_at timestamp, -- a process is at it
  ended_at timestamp,
  outcome varchar, -- RECEIVED, ACKNOWLEDGED, ACCEPTED, REJECTED, UNAVAILABLE
  detail varchar
);
