-- Alerts of one cause are one incident, and what can wait is put off until a time. Files that came again join by their
-- source, drawers by their shop; what stands is joined when the engine looks again, all else is an incident of its own.
-- An id is the hash of `code|brand|kind of the cause|its id`, as the engine has it (`alert-key.ts`).
alter table critical_alert add column incident_id varchar;
alter table critical_alert add column snoozed_until timestamp;
alter table critical_alert_step add column until timestamp; -- of SNOOZED
update critical_alert set incident_id = 'inc_' || md5(case
  when code = 'CA-08' and ((said -> 'params') ->> 'source') is not null
    then code || '|' || coalesce(brand_id, '') || '|source|' || ((said -> 'params') ->> 'source')
  when code = 'CA-18' then code || '|' || coalesce(brand_id, '') || '|branch|' || object_id
  else dedupe_key end);
