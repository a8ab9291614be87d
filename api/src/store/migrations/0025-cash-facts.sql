-- Facts about players' money and jackpots, and what the sources say is owed at each cut-off. Bitemporal like the facts
-- of 0002; amounts are positive, and the kind says which way they go.
create table cash_movement (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  channel varchar not null,
  kind varchar not null, -- docs/domain/load-files.md says which balance each kind moves
  related_record_id varchar, -- the request that a withdrawal's later states belong to
  licence_id varchar, -- null where one account serves all licences
  player_ref varchar,
  player_country varchar,
  method varchar,
  currency varchar not null,
  happened_at timestamp not null,
  gaming_day date not null,
  amount decimal(20,4) not null,
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);

create table jackpot_movement (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  channel varchar not null,
  pool_id varchar not null,
  kind varchar not null, -- SEED, CONTRIBUTION, WIN, RESEED, TRANSFER_IN, TRANSFER_OUT
  vertical varchar not null,
  product_id varchar,
  licence_id varchar not null,
  player_ref varchar,
  bet_record_id varchar, -- the bet that contributed or won; a win stands in its settlement's payout too
  currency varchar not null,
  happened_at timestamp not null,
  gaming_day date not null,
  amount decimal(20,4) not null,
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);

create table balance_snapshot (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  licence_id varchar, -- null where the balances are those of all licences together
  currency varchar not null,
  closed_at timestamp not null, -- the cut-off that ends gaming_day
  gaming_day date not null,
  player_cash decimal(20,4) not null,
  bonus decimal(20,4) not null,
  open_bets decimal(20,4) not null,
  unpaid_winnings decimal(20,4) not null,
  pending_withdrawals decimal(20,4) not null,
  jackpot_pools decimal(20,4) not null,
  held_funds decimal(20,4) not null, -- in the accounts designated for players' money
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);
