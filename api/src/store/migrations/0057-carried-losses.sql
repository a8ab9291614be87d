-- The loss that a correction carries into a later period beside its tax; none was kept before.
alter table tax_adjustment add column loss decimal(38,4) default 0;
alter table tax_proposal add column carried_loss decimal(38,4);
