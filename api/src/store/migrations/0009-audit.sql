-- What was done, by whom and when. Written in the transaction of the deed and never changed.
create table audit_event (
  id varchar primary key,
  happened_at timestamp not null,
  action varchar not null, -- LOGIN, LOGIN_FAILED, LOGOUT, REFRESH_REUSED, SESSION_REVOKED, PASSWORD_CHANGED, …
  actor_id varchar, -- user id; null where nobody was signed in
  session_id varchar,
  brand_id varchar,
  object_kind varchar not null,
  object_id varchar,
  detail json not null,
  address varchar
);
create index audit_event_time on audit_event (happened_at);
