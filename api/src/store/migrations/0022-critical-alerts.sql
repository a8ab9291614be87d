-- What must not be overlooked: one row for each code, object and period, however often it happens. Brand and object
-- are looked at together: `dedupe_key` is `code|brand|object kind|object id|from|to`.
create table critical_alert (
  id varchar primary key,
  dedupe_key varchar not null,
  code varchar not null, -- CA-01 … CA-18
  severity varchar not null, -- MEDIUM, HIGH, CRITICAL
  state varchar not null, -- OPEN, ACKNOWLEDGED, RESOLVED, AUTO_RESOLVED
  brand_id varchar, -- null: the system's own
  object_kind varchar not null,
  object_id varchar not null,
  period_from date,
  period_to date,
  title varchar not null,
  detail varchar not null,
  -- Which occurrence the words are about; null for one that was raised where it happened.
  occurrence varchar,
  -- Whether the condition held at the last check. False for one that was raised where it happened.
  is_standing boolean not null,
  first_seen_at timestamp not null,
  last_seen_at timestamp not null,
  seen_count integer not null,
  reopen_count integer not null,
  owner_id varchar,
  due_at timestamp,
  acknowledged_at timestamp,
  resolved_at timestamp,
  version integer not null
);
create unique index critical_alert_key on critical_alert (dedupe_key);

-- Every step of an alert, in the order of `turn`; what people did has its row in the audit.
create table critical_alert_step (
  alert_id varchar not null,
  turn integer not null,
  brand_id varchar,
  happened_at timestamp not null,
  kind varchar not null, -- RAISED, SEEN_AGAIN, REOPENED, ACKNOWLEDGED, ASSIGNED, RESOLVED, AUTO_RESOLVED
  actor_id varchar, -- null: the engine
  note varchar,
  evidence varchar, -- JSON array of ids
  owner_id varchar,
  primary key (alert_id, turn)
);

-- When each detector last looked, and what it had seen by then.
create table alert_check (
  detector varchar primary key,
  checked_at timestamp not null,
  watermark varchar not null
);

-- One row: the process that checks writes it first, so that two never check at once.
create table alert_turn (
  id integer primary key,
  last bigint not null
);
insert into alert_turn (id, last) values (1, 0);
