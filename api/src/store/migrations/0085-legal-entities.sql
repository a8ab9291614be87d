-- Companies that hold licences: who owes what the law asks of the holder. Every brand of before gets one of its own, under
-- the brand's id, so that all that was named by the brand keeps its name.
create table legal_entity (
  id varchar primary key,
  name varchar not null,
  country varchar not null,
  number varchar -- in the register of companies of that country
);
insert into legal_entity (id, name, country, number) select id, name, country, null from brand;

-- Brands that a licence covers, each from a day on; null: for as long as the licence holds.
create table licence_brand (
  brand_id varchar not null,
  licence_id varchar not null,
  covered_from date,
  primary key (brand_id, licence_id)
);
insert into licence_brand (brand_id, licence_id, covered_from) select brand_id, id, null from licence;

-- Made anew, since DuckDB does not fill and drop columns of one table in a transaction.
create table held_licence (
  id varchar primary key,
  entity_id varchar not null,
  authority varchar not null,
  number varchar not null,
  products varchar not null, -- comma-separated
  valid_from date not null,
  valid_to date
);
insert into held_licence (id, entity_id, authority, number, products, valid_from, valid_to)
  select id, brand_id, authority, number, products, valid_from, valid_to from licence;
drop table licence;
alter table held_licence rename to licence;
