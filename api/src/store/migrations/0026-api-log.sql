-- Every call that we answered (IN) and every one that we made (OUT), one row an attempt. Paths stand without their
-- query; bodies are masked before they come here, cut to a few kilobytes, and emptied when their time is over.
create table api_call (
  id varchar primary key,
  brand_id varchar, -- null where the call belongs to no brand
  direction varchar not null, -- IN, OUT
  happened_at timestamp not null, -- when it began
  method varchar not null,
  path varchar not null,
  status integer, -- null where no answer came
  duration_ms integer not null,
  request_bytes bigint not null,
  response_bytes bigint not null,
  actor_id varchar,
  authority_id varchar,
  attempt integer not null,
  correlation_id varchar not null,
  idempotency_key varchar, -- under which an outbound call may be made again
  payload_hash varchar, -- SHA-256 of what was sent to us (masked, so that nothing can be guessed from it) or by us
  request_body varchar,
  response_body varchar,
  problem_code varchar
);
create index api_call_time on api_call (happened_at);

-- Calls that could not be noted, so that nobody takes the log for whole where it is not.
create table api_call_loss (
  id varchar primary key,
  noticed_at timestamp not null,
  calls integer not null
);
