-- What the taxes on winnings come to by day, each ticket charged and rounded by itself: kept in the transaction that keeps
-- `paid_winnings` (figures/tickets), so that asked for now a tax reads days and no tickets.

-- The arithmetic of the rules in force that charge a rate; another rule reads tickets.
create table kept_charge (
  terms varchar primary key, -- the other columns as one text
  owed varchar not null, -- GROSS: all that was paid; OVER_STAKE, OVER_CASH: what exceeds the stake, or that paid in cash
  rate decimal(12,10) not null,
  unit decimal(8,4) not null, -- a charge is a multiple of it
  per_unit decimal(8,4) not null, -- 1 by it
  mode varchar not null -- how it is rounded
);

create table winnings_charge (
  brand_id varchar not null,
  gaming_day date not null,
  terms varchar not null,
  channel varchar not null,
  vertical varchar not null,
  licence_id varchar not null,
  currency varchar not null,
  entries bigint not null, -- rows of paid_winnings that it is the sum of; none where all of them were taken back
  tickets bigint not null, -- those of them that were paid for the first time
  base decimal(38,4) not null,
  exact decimal(38,14) not null,
  rounded decimal(38,4) not null, -- ticket by ticket
  primary key (brand_id, gaming_day, terms, channel, vertical, licence_id, currency)
);

-- What the shipped rules charge.
insert into kept_charge (terms, owed, rate, unit, per_unit, mode) values
  ('OVER_CASH 0.15 1 HALF_UP', 'OVER_CASH', 0.15, 1, 1, 'HALF_UP'),
  ('OVER_CASH 0.12 1 HALF_UP', 'OVER_CASH', 0.12, 1, 1, 'HALF_UP'),
  ('OVER_CASH 0.1 1 HALF_UP', 'OVER_CASH', 0.1, 1, 1, 'HALF_UP'),
  ('OVER_CASH 0.05 0.01 HALF_UP', 'OVER_CASH', 0.05, 0.01, 100, 'HALF_UP');
