select secure_brand_tables();
-- As before it was made anew: a payment of a period of several brands is there for who acts for all of them.
create policy whole_period on tax_payment as restrictive using (
  exists (select 1 from tax_period p where p.id = tax_period_id)
);
