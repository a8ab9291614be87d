-- Long work: what was asked for, how far it is and what came of it. Its file lies in the data folder under its id.
create table job (
  id varchar primary key,
  turn bigint not null, -- order of the queue
  kind varchar not null,
  owner_id varchar not null,
  brand_id varchar not null,
  input json not null,
  state varchar not null, -- QUEUED, RUNNING, DONE, FAILED, CANCELLED
  done integer not null,
  total integer not null,
  step varchar not null,
  attempts integer not null,
  runner varchar, -- process that has it; null unless RUNNING
  created_at timestamp not null,
  started_at timestamp,
  heartbeat_at timestamp,
  ended_at timestamp,
  expires_at timestamp,
  result json,
  file json, -- name, sizeBytes, sha256
  problem json
);

-- One row: who takes a number or a job writes it first, so that processes take turns.
create table job_turn (
  id integer primary key,
  last bigint not null
);
insert into job_turn (id, last) values (1, 0);
