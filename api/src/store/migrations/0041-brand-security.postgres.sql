-- Row-level security: a statement reaches the rows of the brands in the setting `tallyhouse.brands`, a text array that
-- the program sets for each call ({*} is every brand; without it none). Rows of no brand, and those that
-- hold for every one, are the house's own.
create function acting_brands() returns text[] language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('tallyhouse.brands', true), '')::text[], '{}'::text[])
$$;

-- Puts the policy on every table that names a brand and on those whose rows belong to such a row. Owners are held by it
-- too. A later step that makes a table ends with `select secure_brand_tables()`; a test finds one that does not.
create function secure_brand_tables() returns void language plpgsql as $$
declare
  target record;
  brands constant text := '(select acting_brands())::text[]';
begin
  for target in
    select c.table_name as name,
      case when c.table_name = 'brand' then 'id' else 'brand_id' end as key
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and (c.column_name = 'brand_id' or (c.table_name = 'brand' and c.column_name = 'id'))
  loop
    perform secure_table(target.name, format(
      '%1$I is null or %1$I = ''*'' or %1$I = any(%2$s) or ''*'' = any(%2$s)', target.key, brands
    ));
  end loop;
  for target in
    select * from (values
      ('load_reject', 'batch_id', 'load_batch'),
      ('report_transition', 'report_id', 'report'),
      ('retail_filter_active', 'filter_id', 'retail_filter'),
      ('applied_filter', 'set_id', 'applied_filter_set')
    ) as child (name, key, parent)
  loop
    perform secure_table(target.name, format(
      '''*'' = any(%1$s) or exists (select 1 from %2$I parent where parent.id = %3$I)',
      brands, target.parent, target.key
    ));
  end loop;
end
$$;

create function secure_table(name text, condition text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', name);
  execute format('alter table %I force row level security', name);
  execute format('drop policy if exists brand_scope on %I', name);
  execute format('create policy brand_scope on %I using (%s)', name, condition);
end
$$;

select secure_brand_tables();
