-- What of a licence is its own: the currency of its players, and the zone and cut-off of its gaming days; null: its brand's.
alter table licence add column currency varchar;
alter table licence add column zone varchar;
alter table licence add column cutoff varchar;
