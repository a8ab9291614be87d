-- Keys that the store makes for itself. Like every secret in the store they are sealed by a key that lies elsewhere.
create table store_key (
  id varchar primary key, -- stands in what it signs
  purpose varchar not null, -- TOKENS, MASKS
  sealed varchar not null,
  made_at timestamp not null,
  retired_at timestamp -- from then on it signs nothing, and opens for an hour
);
