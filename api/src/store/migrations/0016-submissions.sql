-- What a simulation was computed by, and what tax its figures come to; null for those of before.
alter table report_content add column rule_pack_version varchar;
alter table report_content add column is_hypothetical boolean;
alter table report_content add column tax json;

-- Two versions of a report never have the same number, however many are kept at once.
create unique index report_version on report (brand_id, family, type, period_from, period_to, basis, version);

-- A report handed over for confirmation: all that was frozen then. A report that was returned may be submitted again.
create table report_submission (
  id varchar primary key,
  brand_id varchar not null,
  report_id varchar not null,
  version integer not null,
  authority_id varchar not null,
  obligation_code varchar not null, -- the type of the report where no obligation asks for it
  format varchar not null, -- JSON, XML, CSV
  correction_method varchar not null, -- REPLACE, CANCEL_AND_NEW, DELTA, NEXT_PERIOD
  ack_hours integer not null, -- within which the authority acknowledges
  due_at timestamp,
  content_hash varchar not null,
  payload_hash varchar not null,
  control_field varchar not null, -- what the confirmer types in: taxPayable, ggr, …
  control_total varchar not null,
  warnings json not null,
  figure_status varchar not null,
  prepared_by json not null, -- ids of all who prepared, edited or submitted it
  submitted_by varchar not null,
  submitted_at timestamp not null,
  expires_at timestamp not null,
  failed_attempts integer not null,
  closed_at timestamp, -- when it was returned, withdrawn or lapsed
  confirmed_by varchar,
  confirmed_at timestamp,
  second_factor_at timestamp,
  warning_reasons json,
  non_final_reason varchar
);
create index report_submission_report on report_submission (report_id);

-- The bytes that are sent, and the document that they were written from. Written once.
create table report_payload (
  submission_id varchar primary key,
  brand_id varchar not null,
  document varchar not null, -- canonical JSON
  payload varchar not null -- as sent, in UTF-8
);

-- The second factors that were given for a submission: good for five minutes, for one person and one sign-in.
create table second_factor_proof (
  submission_id varchar not null,
  brand_id varchar not null,
  user_id varchar not null,
  session_id varchar not null,
  code_hash varchar not null,
  given_at timestamp not null
);
