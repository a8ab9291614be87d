-- With which somebody signs in who has no authenticator at hand: each good once. New ones take the place of all.
create table recovery_code (
  user_id varchar not null,
  code_hash varchar not null, -- SHA-256 of user and code, 80 random bits
  created_at timestamp not null,
  used_at timestamp,
  primary key (user_id, code_hash)
);
