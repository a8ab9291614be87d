select secure_brand_tables();
-- As everything that hangs on a return of several brands: it is there for who acts for all of them.
create policy whole_return on report_note as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
