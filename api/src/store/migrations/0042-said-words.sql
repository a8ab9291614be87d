-- What words of the server say, as a code with its values, so that they can be said in other languages; null for those
-- that were written before.
alter table critical_alert add column said json;
alter table notification add column said json;
