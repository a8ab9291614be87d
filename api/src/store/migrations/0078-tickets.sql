-- What figures ask of tickets one by one, kept in the transaction that writes their facts (figures/tickets): asked for now,
-- a tax on winnings and the open bets of a day read these and no facts. Amounts in major units of `currency`.

-- Winnings of each ticket and day on which some were paid, as the records in force have them.
create table paid_winnings (
  brand_id varchar not null,
  gaming_day date not null,
  source_id varchar not null, -- that sold the ticket
  record_id varchar not null, -- of its bet
  channel varchar not null,
  vertical varchar not null,
  licence_id varchar not null,
  product_id varchar not null,
  currency varchar not null,
  payee varchar,
  is_first boolean not null, -- nothing was paid on an earlier day
  gross decimal(38,4) not null, -- paid that day
  paid_on decimal(38,4) not null, -- paid up to the end of the day
  over_stake_on decimal(38,4) not null, -- what of it exceeds the stake, after the payments of the day
  over_stake_before decimal(38,4) not null, -- and before them
  over_cash_on decimal(38,4) not null, -- what exceeds the stake that was paid in cash
  over_cash_before decimal(38,4) not null
);

-- When something of the tickets paid on a day last changed: asked for an earlier instant, the day is told by its facts.
create table winnings_day (
  brand_id varchar not null,
  gaming_day date not null,
  changed_at timestamp not null,
  primary key (brand_id, gaming_day)
);

-- Tickets that are, or were until an instant, settled for more than was staked, or without a bet placed by then.
create table odd_ticket (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  until timestamp -- null while it is
);
