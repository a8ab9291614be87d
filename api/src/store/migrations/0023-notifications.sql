-- Messages to people: one row for each recipient and channel. Written in the transaction that takes note of what they
-- are about, and sent from here until it has worked or been given up.
create table notification (
  id varchar primary key,
  seq bigint not null, -- order; without gaps, and never seen in another one
  brand_id varchar, -- null: the system's own
  user_id varchar not null,
  channel varchar not null, -- IN_APP, EMAIL, WEBHOOK
  event varchar not null,
  source_id varchar not null, -- what was taken note of
  title varchar not null,
  body varchar not null,
  object_kind varchar not null,
  object_id varchar not null,
  link varchar not null,
  created_at timestamp not null,
  delivery_state varchar not null, -- PENDING, SENT, FAILED, SKIPPED
  delivery_detail varchar,
  attempts integer not null,
  next_attempt_at timestamp,
  sent_at timestamp,
  read_at timestamp
);
create index notification_seq on notification (seq);
create index notification_user on notification (user_id);

-- What was taken note of, so that nobody is told twice.
create table notified (
  source_id varchar primary key,
  brand_id varchar,
  noted_at timestamp not null
);

-- By which channels a user is told what; nothing for who never said.
create table notification_preference (
  user_id varchar primary key,
  matrix json not null,
  webhook_url varchar,
  webhook_secret varchar,
  version integer not null,
  updated_at timestamp not null
);

-- One row: who numbers messages writes it first, so that they are seen in their order.
create table notification_turn (
  id integer primary key,
  last bigint not null
);
insert into notification_turn (id, last) values (1, 0);
