-- Payloads on their way to an authority. One row for each version of a report, for the same version is never sent twice.
create table report_delivery (
  idempotency_key varchar primary key, -- report:version
  brand_id varchar not null,
  report_id varchar not null,
  submission_id varchar not null,
  attempts integer not null, -- since it was queued, or queued again by a person
  all_attempts integer not null,
  next_at timestamp, -- when it is sent, or asked about, next; null when there is nothing left to do
  leased_until timestamp, -- a process is at it until then
  questions integer not null, -- how often its state was asked since it was sent
  last_detail varchar
);

-- Answers of authorities, as they came or as somebody attached them.
create table report_acknowledgement (
  id varchar primary key,
  brand_id varchar not null,
  report_id varchar not null,
  kind varchar not null, -- RECEIVED, ACKNOWLEDGED, ACCEPTED, REJECTED
  ack_ref varchar,
  code varchar,
  text varchar,
  received_at timestamp not null,
  attached_by varchar, -- null when the authority's own answer was read
  note varchar
);

-- Why a version differs from the one it replaces, by cause, to the cent.
create table report_difference (
  report_id varchar primary key,
  brand_id varchar not null,
  replaces varchar not null,
  content_id varchar not null, -- what was compared
  computed_at timestamp not null,
  measures json not null
);
