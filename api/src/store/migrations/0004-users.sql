create table app_user (
  id varchar primary key,
  email varchar not null unique, -- lower case
  name varchar not null,
  locale varchar not null,
  password_hash varchar not null, -- argon2id, PHC string
  otp_secret varchar, -- base32; null without a second factor
  otp_at_login boolean not null,
  is_demo boolean not null,
  disabled_at timestamp,
  created_at timestamp not null
);

create table app_user_role (
  user_id varchar not null,
  role varchar not null,
  brand_id varchar not null, -- '*' is every brand
  primary key (user_id, role, brand_id)
);

-- One signing-in and all the refresh tokens that follow from it.
create table token_family (
  id varchar primary key,
  user_id varchar not null,
  created_at timestamp not null,
  absolute_expires_at timestamp not null,
  revoked_at timestamp,
  revoked_reason varchar -- LOGOUT, REUSED, EXPIRED, ADMIN
);

create table refresh_token (
  token_hash varchar primary key, -- SHA-256; the token itself is nowhere
  family_id varchar not null,
  issued_at timestamp not null,
  idle_expires_at timestamp not null,
  used_at timestamp,
  successor_sealed varchar -- the answer given for it, sealed with a key made from the token, for the grace window
);
create index refresh_token_family on refresh_token (family_id);

create table login_failure (
  id varchar primary key,
  throttle_key varchar not null, -- e-mail and network
  failed_at timestamp not null
);
