-- What an authority's portal gave when somebody filed a report there by hand: its reference, and the receipt as it was saved.
create table filing_receipt (
  report_id varchar primary key,
  brand_id varchar not null,
  submission_id varchar not null,
  reference varchar not null,
  filed_at timestamp not null,
  recorded_by varchar not null,
  recorded_at timestamp not null,
  note varchar,
  file_name varchar not null,
  content_type varchar not null,
  sha256 varchar not null,
  bytes integer not null,
  -- Base64.
  content varchar not null
);
