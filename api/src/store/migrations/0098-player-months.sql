-- Which players placed a bet in a calendar month, by what figures ask for, and how many they are: kept by the server once a
-- month has been left alone (figures/players), not by loads. A month is read while none of its bets came or left since.

-- How often a bet of the row came into force or left it; null where it never had one. It only grows.
alter table daily_sum add column bet_changes bigint;

create table player_month_kept (
  brand_id varchar not null,
  month date not null, -- its first day, here and below
  changes bigint not null, -- bet_changes of its days when it was kept
  primary key (brand_id, month)
);

-- Without a key on the embedded store, as facts are: the rows of a month go and come in one transaction.
create table player_month (
  brand_id varchar not null,
  month date not null,
  channel varchar not null,
  licence_id varchar not null,
  vertical varchar not null,
  player_ref varchar not null
);

create table player_month_count (
  brand_id varchar not null,
  month date not null,
  channel varchar not null, -- empty: in all of them, each player once; so are the next two
  licence_id varchar not null,
  vertical varchar not null,
  players bigint not null
);
