-- The row of the audit that a transition was written with; null for those of before the audit.
alter table report_transition add column audit_seq bigint;
