-- By which their owners sign in, in place of a code of the authenticator.
create table passkey (
  id varchar primary key,
  user_id varchar not null,
  credential_id varchar not null unique, -- of WebAuthn, base64url
  public_key varchar not null, -- COSE, base64url
  rp_id varchar not null, -- host name that it was made for: it signs for no other
  transports varchar not null, -- by commas, as the device named them
  name varchar not null,
  is_synced boolean not null,
  counter bigint not null, -- of uses, as the device counts them; 0 for one that does not
  asked_ms bigint not null, -- epoch milliseconds at which the last use was asked for: an earlier one does not pass again
  created_at timestamp not null,
  last_used_at timestamp
);
