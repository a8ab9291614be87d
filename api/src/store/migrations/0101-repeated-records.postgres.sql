alter table repeated_record add primary key (brand_id, source_id, kind, batch_id, record_id, record_version);
create index repeated_record_told on repeated_record (brand_id, source_id, kind, record_id);

-- Keys of facts as they are, on the workers of a cluster too, with the turn at their end.
do $$
declare
  fact text;
  columns text;
begin
  foreach fact in array array[
    'bet', 'settlement', 'payment', 'drawer_shift', 'cash_movement', 'jackpot_movement', 'balance_snapshot'
  ] loop
    select string_agg(quote_ident(a.attname), ', ' order by k.place) into columns
    from pg_index i
    cross join unnest(i.indkey) with ordinality as k (attribute, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attribute
    where i.indrelid = fact::regclass and i.indisprimary;
    execute format('alter table %I drop constraint %I', fact, fact || '_pkey');
    execute format('alter table %I add primary key (%s, turn)', fact, columns);
  end loop;
end
$$;
select secure_brand_tables();
