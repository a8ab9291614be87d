-- What the house has changed in the register that comes with the product; whole documents, so that an upgrade never
-- mixes with them.
create table obligation_entry (
  authority_id varchar not null,
  code varchar not null,
  document json not null,
  version integer not null,
  changed_by varchar not null,
  changed_at timestamp not null,
  primary key (authority_id, code)
);

-- Holidays that a state announced for one year: they move due dates.
create table declared_holiday (
  authority_id varchar not null,
  holiday date not null,
  name varchar not null,
  proof varchar not null, -- VERIFIED, SECONDARY, UNVERIFIED
  source varchar not null,
  declared_by varchar not null,
  declared_at timestamp not null,
  primary key (authority_id, holiday)
);

-- How a brand is connected to an authority.
create table authority_connection (
  brand_id varchar not null,
  authority_id varchar not null,
  environment varchar not null, -- SIMULATOR, TEST, PRODUCTION
  endpoint varchar,
  certificate_until date,
  ack_hours integer,
  tracked_from date,
  version integer not null,
  changed_by varchar not null,
  changed_at timestamp not null,
  primary key (brand_id, authority_id)
);

-- What was filed outside this product, by the deadline that it meets.
create table obligation_filing (
  deadline_id varchar primary key,
  brand_id varchar not null,
  authority_id varchar not null,
  obligation_code varchar not null,
  filed_on date not null,
  reference varchar not null,
  note varchar,
  recorded_by varchar not null,
  recorded_at timestamp not null
);
