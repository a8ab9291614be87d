-- Facts as the sources tell them. Bitemporal: a row is in force from known_at until superseded_at, when a later
-- record_version took its place; at any instant one version per (brand_id, source_id, record_id) is in force.
-- Amounts are positive, in major units of `currency`; gaming_day is the day of the row's own event in the brand's
-- zone and cut-off. Timestamps are UTC. The key is (brand_id, source_id, record_id, record_version); where it is
-- enforced: 0007.
create table bet (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  channel varchar not null,
  vertical varchar not null,
  product_id varchar not null,
  licence_id varchar not null,
  branch_id varchar,
  terminal_id varchar,
  cashier_id varchar,
  player_ref varchar,
  player_country varchar,
  device varchar,
  currency varchar not null,
  accepted_at timestamp not null,
  gaming_day date not null,
  stake_cash decimal(20,4) not null,
  stake_bonus decimal(20,4) not null,
  legs integer not null, -- 0 where the vertical has none
  rounds integer not null, -- spins, hands or rounds behind the record; 1 for a ticket
  odds_total decimal(20,4),
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);

create table settlement (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  bet_record_id varchar not null,
  channel varchar not null,
  vertical varchar not null,
  product_id varchar not null,
  licence_id varchar not null,
  branch_id varchar,
  terminal_id varchar,
  cashier_id varchar,
  player_country varchar,
  device varchar,
  currency varchar not null,
  settled_at timestamp not null,
  gaming_day date not null,
  result varchar not null, -- WON, LOST, VOID, CANCELLED, CASHED_OUT, PARTIAL_CASHOUT, RESETTLED
  stake_cash decimal(20,4) not null, -- the part of the stake that this row settles; for VOID and CANCELLED the part returned
  stake_bonus decimal(20,4) not null,
  payout_cash decimal(20,4) not null, -- incl. the returned stake of a winning bet; 0 for VOID and CANCELLED
  payout_bonus decimal(20,4) not null,
  rounds integer not null,
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);

create table payment (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  bet_record_id varchar not null,
  kind varchar not null, -- WINNINGS, REFUND (of a void or cancelled stake), EXPIRED (claim period over, nothing paid)
  method varchar not null, -- CASH, WALLET, VOUCHER, NONE
  channel varchar not null,
  vertical varchar not null,
  product_id varchar not null,
  licence_id varchar not null,
  selling_branch_id varchar,
  branch_id varchar, -- where it was paid
  cashier_id varchar,
  player_country varchar,
  device varchar,
  currency varchar not null,
  paid_at timestamp not null,
  gaming_day date not null,
  gross decimal(20,4) not null,
  withholding decimal(20,4) not null,
  net decimal(20,4) not null,
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);

create table drawer_shift (
  brand_id varchar not null,
  source_id varchar not null,
  record_id varchar not null,
  record_version integer not null,
  branch_id varchar not null,
  cashier_id varchar not null,
  currency varchar not null,
  opened_at timestamp not null,
  closed_at timestamp not null,
  gaming_day date not null, -- of closed_at
  float_amount decimal(20,4) not null,
  sales decimal(20,4) not null,
  payouts decimal(20,4) not null,
  refunds decimal(20,4) not null,
  cash_in decimal(20,4) not null,
  cash_out decimal(20,4) not null,
  counted decimal(20,4) not null,
  batch_id varchar not null,
  known_at timestamp not null,
  superseded_at timestamp
);
