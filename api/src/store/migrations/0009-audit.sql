-- What was done, by whom and when. Written in the transaction of the deed and never changed; every row holds the hash
-- of the one before, so that a change, a missing row or another order shows.
create table audit_event (
  seq bigint primary key,
  happened_at timestamp not null,
  action varchar not null, -- LOGIN, LOGIN_FAILED, LOGOUT, REFRESH_REUSED, SESSION_REVOKED, PASSWORD_CHANGED, …
  actor_id varchar, -- user id; null where nobody was signed in
  session_id varchar,
  brand_id varchar,
  object_kind varchar not null,
  object_id varchar,
  detail varchar not null, -- JSON, as it was hashed
  address varchar,
  previous_hash varchar not null,
  hash varchar not null
);

-- The newest row; updating it puts writers in order.
create table audit_head (
  seq bigint not null,
  hash varchar not null
);
insert into audit_head (seq, hash) values (0, '0000000000000000000000000000000000000000000000000000000000000000');
