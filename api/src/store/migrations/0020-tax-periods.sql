-- Taxes of a period, from the soft close on: before that a period follows from rules, licences and the calendar alone.
create table tax_period (
  id varchar primary key, -- brand, jurisdiction, authority, code, product class and the two days
  brand_id varchar not null,
  jurisdiction varchar not null,
  authority varchar not null,
  code varchar not null,
  product_class varchar not null,
  period_from date not null,
  period_to date not null,
  state varchar not null, -- SOFT_CLOSED, CLOSED, FILED, PAID, REOPENED, AMENDED
  reopened_from varchar, -- the state before REOPENED; null in any other
  version integer not null, -- of the figures in force
  revision integer not null, -- goes up with every change
  ack_ref varchar, -- what the authority answered the filing with
  changed_at timestamp not null
);
create index tax_period_brand on tax_period (brand_id, period_to);

-- Figures pinned: written once, never changed. Version 0 is the one of the soft close.
create table tax_period_version (
  id varchar primary key,
  brand_id varchar not null,
  tax_period_id varchar not null,
  version integer not null,
  status varchar not null, -- PINNED, PROPOSED, or DROPPED with its proposal
  pinned_at timestamp not null, -- what was known then is what it counts
  snapshot_id varchar not null,
  rule_pack_version varchar not null,
  currency varchar not null,
  base decimal(38,4) not null,
  taxable decimal(38,4) not null,
  tax decimal(38,4) not null,
  adjustments decimal(38,4) not null,
  loss_carried_forward decimal(38,4) not null,
  figure_status varchar not null,
  paper json not null, -- the lines with their whole rules
  content_hash varchar not null,
  created_by varchar not null
);
create index tax_period_version_period on tax_period_version (tax_period_id, version);

-- What one person proposes and another decides.
create table tax_proposal (
  id varchar primary key,
  brand_id varchar not null,
  tax_period_id varchar not null,
  kind varchar not null, -- CLOSE, REOPEN, AMEND
  method varchar, -- RESTATE or CARRY, of AMEND
  state varchar not null, -- PENDING, CONFIRMED, RETURNED, WITHDRAWN
  version_id varchar, -- the figures proposed; null where none change
  carried decimal(38,4), -- the adjustment proposed, of CARRY
  bearer_id varchar, -- the period that bears it
  reason varchar not null,
  warnings json not null, -- each with the reason given for it
  content_hash varchar not null,
  proposed_by varchar not null,
  proposed_at timestamp not null,
  decided_by varchar,
  decided_at timestamp,
  decision_reason varchar
);
create index tax_proposal_period on tax_proposal (tax_period_id, proposed_at);

-- Tax of a closed period that a later one bears.
create table tax_adjustment (
  id varchar primary key,
  brand_id varchar not null,
  bearer_id varchar not null,
  of_period_id varchar not null,
  of_version integer not null,
  amount decimal(38,4) not null,
  currency varchar not null,
  reason varchar not null,
  created_by varchar not null,
  created_at timestamp not null
);
create index tax_adjustment_bearer on tax_adjustment (bearer_id);
create index tax_adjustment_of on tax_adjustment (of_period_id);

create table tax_payment (
  id varchar primary key,
  brand_id varchar not null,
  tax_period_id varchar not null,
  control_number varchar not null,
  paid_at timestamp not null,
  amount decimal(38,4) not null,
  penalties decimal(38,4) not null, -- the part of the amount that is interest or penalty
  currency varchar not null,
  bank_ref varchar not null,
  recorded_by varchar not null,
  recorded_at timestamp not null,
  unique (brand_id, control_number)
);
create index tax_payment_period on tax_payment (tax_period_id);

create table tax_period_step (
  id varchar primary key,
  brand_id varchar not null,
  tax_period_id varchar not null,
  happened_at timestamp not null,
  from_state varchar not null,
  to_state varchar not null,
  version integer not null,
  actor_id varchar, -- null for what the calendar or an authority did
  reason varchar,
  audit_seq bigint not null
);
create index tax_period_step_period on tax_period_step (tax_period_id, happened_at);
