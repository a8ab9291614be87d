-- Who reports: brands, their licences, places, products and the sources that send their facts.
create table brand (
  id varchar primary key,
  name varchar not null,
  country varchar not null,
  currency varchar not null,
  zone varchar not null,
  cutoff varchar not null,
  channels varchar not null, -- comma-separated, in the contract's spelling
  created_at timestamp not null
);

create table licence (
  id varchar primary key,
  brand_id varchar not null,
  authority varchar not null,
  number varchar not null,
  products varchar not null, -- comma-separated
  valid_from date not null,
  valid_to date
);

create table branch (
  brand_id varchar not null,
  id varchar not null,
  name varchar not null,
  region varchar not null,
  opened_on date not null,
  closed_on date,
  primary key (brand_id, id)
);

create table terminal (
  brand_id varchar not null,
  id varchar not null,
  branch_id varchar not null,
  kind varchar not null, -- OTC, SSBT, HANDHELD
  primary key (brand_id, id)
);

create table cashier (
  brand_id varchar not null,
  id varchar not null,
  branch_id varchar not null,
  name varchar not null,
  primary key (brand_id, id)
);

create table product (
  brand_id varchar not null,
  id varchar not null,
  name varchar not null,
  vertical varchar not null,
  provider varchar not null,
  primary key (brand_id, id)
);

create table player (
  brand_id varchar not null,
  ref varchar not null, -- pseudonym
  country varchar not null,
  registered_on date not null,
  primary key (brand_id, ref)
);

create table source (
  brand_id varchar not null,
  id varchar not null,
  channel varchar not null,
  name varchar not null,
  primary key (brand_id, id)
);
