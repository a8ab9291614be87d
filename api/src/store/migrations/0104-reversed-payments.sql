-- A payment that was recorded by mistake is reversed: it stays with who, when and why, and counts no more. Made anew, since
-- DuckDB drops no key of a table: a control number is taken by the payment that counts, no longer by each.
create table kept_tax_payment (
  id varchar primary key,
  brand_id varchar not null,
  tax_period_id varchar not null,
  control_number varchar not null,
  taken_number varchar, -- the control number while the payment counts; null once it is reversed
  paid_at timestamp not null,
  amount decimal(38,4) not null,
  penalties decimal(38,4) not null, -- the part of the amount that is interest or penalty
  currency varchar not null,
  bank_ref varchar not null,
  recorded_by varchar not null,
  recorded_at timestamp not null,
  reversed_by varchar,
  reversed_at timestamp, -- null: it counts
  reversal_reason varchar,
  unique (brand_id, taken_number)
);
insert into kept_tax_payment (id, brand_id, tax_period_id, control_number, taken_number, paid_at, amount, penalties,
    currency, bank_ref, recorded_by, recorded_at)
  select id, brand_id, tax_period_id, control_number, control_number, paid_at, amount, penalties, currency, bank_ref,
    recorded_by, recorded_at from tax_payment;
drop table tax_payment;
alter table kept_tax_payment rename to tax_payment;
create index tax_payment_period on tax_payment (tax_period_id);
