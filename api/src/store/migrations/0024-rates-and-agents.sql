-- Official exchange rates: 1 currency_from = rate currency_to. A rate is text with the digits as published; it is in
-- force from known_at on, and of two for one day the later published holds.
create table fx_rate (
  currency_from varchar not null,
  currency_to varchar not null,
  rate_date date not null,
  rate varchar not null,
  source varchar not null,
  published_at timestamp not null,
  known_at timestamp not null,
  primary key (currency_from, currency_to, rate_date, published_at)
);

-- Who runs shops besides the brand itself, which shops, and what for.
create table agent (
  brand_id varchar not null,
  id varchar not null,
  name varchar not null,
  primary key (brand_id, id)
);

-- A shop is an agent's from valid_from up to and including valid_to; at other times it is the brand's own.
create table agent_branch (
  brand_id varchar not null,
  branch_id varchar not null,
  agent_id varchar not null,
  valid_from date not null,
  valid_to date,
  primary key (brand_id, branch_id, valid_from)
);

create table commission_rule (
  brand_id varchar not null,
  agent_id varchar not null,
  base varchar not null, -- STAKES, GGR, NET_TAKINGS
  rate varchar not null, -- fraction
  valid_from date not null,
  valid_to date,
  primary key (brand_id, agent_id, valid_from)
);
