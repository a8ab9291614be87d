-- Facts about the store itself; `demo` stands here when its content is invented, with what it was made from.
create table store_meta (
  key varchar primary key,
  value varchar not null
);
