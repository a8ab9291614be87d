-- Changes that two people make: one proposes, another confirms, and only then it happens.
create table change_request (
  id varchar primary key,
  kind varchar not null, -- AUTHORITY, OBLIGATION, RULE_PACK, USER, ROLE_ASSIGNMENT, API_KEY, BRAND_SETTINGS, API_REPLAY
  brand_id varchar, -- null for the whole house
  payload json not null, -- what is proposed; never holds a secret
  document json, -- what the change replaces, as it was when it was proposed; null for something new
  content_hash varchar not null, -- SHA-256 over kind, brand, payload and document
  summary varchar not null,
  reason varchar not null,
  state varchar not null, -- OPEN, APPLIED, REFUSED, WITHDRAWN; an open one past its end is expired
  proposed_by varchar not null,
  proposed_at timestamp not null,
  expires_at timestamp not null,
  decided_by varchar,
  decided_at timestamp,
  decision_reason varchar
);

-- Where a role ends: countries it is for, comma-separated (null is every one), and the instant of its last call.
alter table app_user_role add column jurisdictions varchar;
alter table app_user_role add column valid_until timestamp;

-- Goes up with every change of name or language.
alter table app_user add column profile_version integer default 1;

-- A new authenticator's secret until its first code was typed.
alter table app_user add column otp_pending_secret varchar;

-- How a user likes to work.
create table user_settings (
  user_id varchar primary key,
  settings json not null,
  version integer not null,
  updated_at timestamp not null
);

-- The link with which a user chooses a first password, or a new one: good once.
create table user_invitation (
  id varchar primary key,
  user_id varchar not null,
  purpose varchar not null, -- FIRST_PASSWORD, NEW_PASSWORD
  approved_at timestamp not null,
  token_hash varchar, -- SHA-256 of the link's secret; null until it was handed out
  issued_by varchar,
  expires_at timestamp, -- of the link
  used_at timestamp
);
create index user_invitation_user on user_invitation (user_id);

-- Keys of machines that deliver data for one brand.
create table api_key (
  id varchar primary key,
  brand_id varchar not null,
  name varchar not null,
  prefix varchar not null unique,
  secret_hash varchar, -- SHA-256 of a secret of 256 random bits; null until it was handed out
  scopes varchar not null, -- comma-separated permissions
  created_by varchar not null, -- who proposed it
  created_at timestamp not null,
  expires_at timestamp not null,
  last_used_at timestamp,
  revoked_at timestamp,
  revoked_by varchar
);

-- What a brand decides for itself.
create table brand_settings (
  brand_id varchar primary key,
  settings json not null,
  version integer not null,
  updated_by varchar not null,
  updated_at timestamp not null
);
