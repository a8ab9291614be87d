-- Sets of rules that the house adopted after the ones that come with the product; the newest is in force.
create table rule_pack (
  version varchar primary key, -- sha256 over the rules
  name varchar not null,
  source varchar not null,
  document json not null,
  turn integer not null, -- the highest is in force
  proposed_by varchar not null,
  confirmed_by varchar not null,
  adopted_at timestamp not null,
  change_id varchar not null
);
