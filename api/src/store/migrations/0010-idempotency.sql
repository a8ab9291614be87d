-- Calls that are done once for each key: who called what, and the answer that a repetition gets.
create table keyed_call (
  id varchar primary key, -- SHA-256 of user, brand, route and key
  request_hash varchar not null,
  started_at timestamp not null,
  status integer, -- null while the call is under way, or when the server was stopped in its midst
  body varchar -- JSON of the answer; null for an answer without a body
);
create index keyed_call_time on keyed_call (started_at);
