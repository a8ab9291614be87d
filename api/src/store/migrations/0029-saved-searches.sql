-- What somebody asks a screen for again and again.
create table saved_search (
  id varchar primary key,
  brand_id varchar not null,
  owner_id varchar not null,
  name varchar not null,
  name_key varchar unique, -- brand, owner and name in lower case; null once deleted
  screen varchar not null, -- /online, /retail, …
  query json not null, -- as the call behind the screen takes it, without page
  period_rule varchar, -- null: the days of the query; else the period that each run works out
  columns json not null,
  shared boolean not null,
  version integer not null,
  created_at timestamp not null,
  updated_by varchar not null,
  updated_at timestamp not null,
  deleted_at timestamp,
  last_run_at timestamp,
  last_count bigint
);
create index saved_search_brand on saved_search (brand_id);

-- With which search a user's screen opens.
create table saved_search_start (
  user_id varchar not null,
  brand_id varchar not null,
  screen varchar not null,
  search_id varchar not null,
  primary key (user_id, brand_id, screen)
);

-- When a search is run by itself, as a file for its owner.
create table saved_search_schedule (
  search_id varchar primary key,
  brand_id varchar not null,
  cron varchar not null, -- five fields, in the zone of the brand
  format varchar not null, -- xlsx, csv, json
  next_at timestamp not null,
  last_at timestamp,
  last_job_id varchar,
  last_problem varchar -- why the last run failed, in words
);
