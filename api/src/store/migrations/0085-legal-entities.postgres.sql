-- A licence is known to who acts for a brand that it covers, and its holder with it.
select secure_brand_tables();
select secure_table('licence', '''*'' = any((select acting_brands())::text[])
  or exists (select 1 from licence_brand b where b.licence_id = licence.id)');
select secure_table('legal_entity', '''*'' = any((select acting_brands())::text[])
  or exists (select 1 from licence l where l.entity_id = legal_entity.id)');
