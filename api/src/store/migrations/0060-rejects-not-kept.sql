-- Of the refused records of a file only so many are kept with their reasons; the others are counted.
alter table load_batch add column rejects_not_kept integer default 0;
