-- The audit takes rows and gives none up, whoever asks. (DuckDB has no triggers; there the chain alone tells.)
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function refuse_audit_change();
create trigger audit_event_not_emptied before truncate on audit_event
  for each statement execute function refuse_audit_change();
