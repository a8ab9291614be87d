-- What picks tickets of shops: filters of one user or of a brand, and the sets that they were frozen into.
create table retail_filter (
  id varchar primary key,
  brand_id varchar not null,
  owner_id varchar not null,
  name varchar not null,
  name_key varchar unique, -- brand, owner ('*' where shared) and name in lower case; null once deleted
  shared boolean not null,
  criteria json not null,
  version integer not null,
  created_at timestamp not null,
  updated_by varchar not null,
  updated_at timestamp not null,
  deleted_at timestamp
);

-- A user's active filters with the version that the user has before the eyes: a newer one is "dirty".
create table retail_filter_active (
  filter_id varchar not null,
  user_id varchar not null,
  version integer not null,
  primary key (filter_id, user_id)
);

-- Written once by Apply and never changed: what figures and reports name.
create table applied_filter_set (
  id varchar primary key,
  brand_id varchar not null,
  user_id varchar not null,
  applied_at timestamp not null,
  criteria json, -- all filters and chosen branches joined; null where nothing restricts
  words json not null,
  branch_state json not null
);

create table applied_filter (
  set_id varchar not null,
  filter_id varchar not null,
  version integer not null,
  primary key (set_id, filter_id)
);
