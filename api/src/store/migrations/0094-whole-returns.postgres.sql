-- A return of several brands is there for who acts for all of them, and what hangs on it with it. Of its rows each brand's
-- stand under that brand.
create policy whole_return on report as restrictive using (
  brand_ids is null or '*' = any((select acting_brands())::text[])
  or string_to_array(brand_ids, ',') <@ (select acting_brands())::text[]
);
create policy whole_return on report_content as restrictive using (
  brand_ids is null or '*' = any((select acting_brands())::text[])
  or string_to_array(brand_ids, ',') <@ (select acting_brands())::text[]
);
create policy whole_return on simulation as restrictive using (
  exists (select 1 from report_content c where c.id = content_id)
);
create policy whole_return on report_submission as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
create policy whole_return on report_payload as restrictive using (
  exists (select 1 from report_submission s where s.id = submission_id)
);
create policy whole_return on report_delivery as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
create policy whole_return on report_acknowledgement as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
create policy whole_return on report_difference as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
create policy whole_return on filing_receipt as restrictive using (
  exists (select 1 from report r where r.id = report_id)
);
