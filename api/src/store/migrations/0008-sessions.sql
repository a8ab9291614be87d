-- Where a signing-in was made and when it was renewed last, for the user's list of sessions.
alter table token_family add column address varchar;
alter table token_family add column user_agent varchar;
alter table token_family add column renewed_at timestamp;
-- The step of the authenticator's code used last: a code is good once.
alter table app_user add column otp_last_step bigint;
