-- Failed tries to show who one is, by what they are counted for. In place of login_failure, which stays for servers of
-- the release before that still run.
create table sign_in_limit (
  subject varchar primary key, -- SHA-256 of what is counted for: an account, an address, a network, a device
  failures integer not null, -- those under way among them
  failed_at timestamp not null -- when the last one began
);
-- Failures that the audit does not tell yet, or not all of them: it gets one row and a sum, not one a try.
create table sign_in_note (
  id varchar primary key, -- of the account, else of the address
  user_id varchar, -- null where no account is meant that exists
  address varchar not null, -- of the first one
  since timestamp not null,
  last_at timestamp not null,
  failed integer not null,
  refused integer not null, -- not even tried
  told integer not null -- how many of both the audit tells
);
