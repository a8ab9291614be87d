-- The rows of reports and of simulations: written once, addressed by what holds them.
create table report_content (
  id varchar primary key,
  brand_id varchar not null,
  definition json not null,
  columns json not null,
  totals json not null,
  meta json not null,
  checks json not null,
  row_count integer not null,
  currency varchar not null,
  content_hash varchar not null,
  created_at timestamp not null
);

-- A dimension that the definition leaves out is null, and a measure that its basis does not define.
create table report_row (
  content_id varchar not null,
  row_no integer not null,
  gaming_day date,
  month varchar,
  channel varchar,
  licence_id varchar,
  vertical varchar,
  product_id varchar,
  product_name varchar,
  provider varchar,
  device varchar,
  player_country varchar,
  bets bigint,
  rounds bigint,
  stakes_cash decimal(20,4),
  stakes_bonus decimal(20,4),
  stakes decimal(20,4),
  voids decimal(20,4),
  net_stakes decimal(20,4),
  winnings decimal(20,4),
  ggr decimal(20,4),
  primary key (content_id, row_no)
);

create table simulation (
  id varchar primary key,
  brand_id varchar not null,
  user_id varchar not null,
  content_id varchar not null,
  created_at timestamp not null,
  expires_at timestamp not null
);

create table report (
  id varchar primary key,
  brand_id varchar not null,
  family varchar not null, -- ONLINE, RETAIL
  type varchar not null,
  title varchar not null,
  period_from date not null,
  period_to date not null,
  basis varchar not null,
  version integer not null,
  replaces varchar,
  state varchar not null,
  figure_status varchar not null,
  content_id varchar not null,
  stakes decimal(20,4),
  ggr decimal(20,4),
  prepared_by varchar not null,
  prepared_at timestamp not null,
  confirmed_by varchar,
  sent_at timestamp,
  ack_ref varchar
);

create table report_transition (
  id varchar primary key,
  report_id varchar not null,
  happened_at timestamp not null,
  from_state varchar,
  to_state varchar not null,
  actor_id varchar not null,
  reason varchar
);

create table column_blacklist (
  brand_id varchar not null,
  owner varchar not null, -- user id, or '*' for the brand's own
  family varchar not null, -- ONLINE, RETAIL
  type varchar not null, -- report type, or '*'
  hidden varchar not null, -- comma-separated
  version integer not null,
  updated_by varchar not null,
  updated_at timestamp not null,
  primary key (brand_id, owner, family, type)
);
