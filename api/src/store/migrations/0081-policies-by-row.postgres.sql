-- Citus takes no policy with a subquery, runs policies on workers, and gives wrong answers where a statement over several
-- machines has one of the coordinator's tables with such a policy. With it, each row is compared with the setting itself;
-- elsewhere the setting is read once a statement, which is a quarter of the time.

-- SQL of the brands that a statement acts for.
create function brands_of_policies() returns text language sql stable as $$
  select case when exists (select 1 from pg_extension where extname = 'citus')
    then 'nullif(current_setting(''tallyhouse.brands'', true), '''')::text[]'
    else '(select acting_brands())::text[]' end
$$;

-- Whether all rows of a table lie on workers, which have its policy too. Asked while a statement is planned, so that the
-- coordinator, which has no row to compare, plans without the policy: Citus (13.0) ends the whole server when it plans
-- a guarded table apart from those that it is joined with. False on workers, and wherever a row may lie here.
create function rows_are_elsewhere(name text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return citus_is_coordinator()
    and exists (select 1 from pg_dist_partition where logicalrelid = to_regclass(name) and partmethod = 'h')
    and not exists (
      select 1 from pg_dist_shard s join pg_dist_placement p on p.shardid = s.shardid
      where s.logicalrelid = to_regclass(name) and p.groupid = 0);
end
$$;

-- The condition of the policy of a table that names a brand in the column `key`.
create function brand_condition(name text, key text) returns text language plpgsql as $$
declare
  condition constant text := format(
    '%1$I is null or %1$I = ''*'' or %1$I = any(%2$s) or ''*'' = any(%2$s)', key, brands_of_policies());
  is_distributed boolean := false;
begin
  if exists (select 1 from pg_extension where extname = 'citus') then
    select exists (select 1 from pg_dist_partition where logicalrelid = to_regclass(name) and partmethod = 'h')
      into is_distributed;
  end if;
  return case when is_distributed
    then format('case when rows_are_elsewhere(%L) then true else %s end', name, condition) else condition end;
end
$$;

create or replace function secure_brand_tables() returns void language plpgsql as $$
declare
  target record;
begin
  for target in
    select c.table_name as name,
      case when c.table_name = 'brand' then 'id' else 'brand_id' end as key
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and (c.column_name = 'brand_id' or (c.table_name = 'brand' and c.column_name = 'id'))
  loop
    perform secure_table(target.name, brand_condition(target.name, target.key));
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
      brands_of_policies(), target.parent, target.key
    ));
  end loop;
end
$$;
