-- Why a list of hidden columns is as it is, and who confirmed it: a brand's list takes two people. Null for own lists, and
-- for what was written before.
alter table column_blacklist add column reason varchar;
alter table column_blacklist add column confirmed_by varchar;
