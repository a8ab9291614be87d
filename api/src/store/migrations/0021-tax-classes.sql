-- What a licence is taxed as, where neither the vertical nor the place says it: retail slots, lotteries, poker, crash.
create table licence_tax_class (
  brand_id varchar not null,
  licence_id varchar not null,
  vertical varchar not null, -- '*' is every vertical of the licence
  product_class varchar not null,
  source varchar not null, -- where the licence says so
  primary key (brand_id, licence_id, vertical)
);

-- Machines that a licence covers, one row each, for taxes per machine and month.
create table gaming_machine (
  brand_id varchar not null,
  id varchar not null,
  licence_id varchar not null,
  branch_id varchar,
  product_class varchar not null, -- SLOT_SHOP, SLOT_CLUB or SLOT_ROUTE
  licensed_from date not null,
  licensed_to date, -- the last day; null while it is licensed
  primary key (brand_id, id)
);
