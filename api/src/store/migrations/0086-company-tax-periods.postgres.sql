-- A period of several brands is there for who acts for all of them, and what hangs on it with it. Beside the policy of the
-- brand that it stands under, so that neither takes the other's place.
create policy whole_period on tax_period as restrictive using (
  '*' = any((select acting_brands())::text[])
  or string_to_array(brand_ids, ',') <@ (select acting_brands())::text[]
);
create policy whole_period on tax_period_version as restrictive using (
  exists (select 1 from tax_period p where p.id = tax_period_id)
);
create policy whole_period on tax_proposal as restrictive using (
  exists (select 1 from tax_period p where p.id = tax_period_id)
);
create policy whole_period on tax_payment as restrictive using (
  exists (select 1 from tax_period p where p.id = tax_period_id)
);
create policy whole_period on tax_period_step as restrictive using (
  exists (select 1 from tax_period p where p.id = tax_period_id)
);
create policy whole_period on tax_adjustment as restrictive using (
  exists (select 1 from tax_period p where p.id = of_period_id)
);
