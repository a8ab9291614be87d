-- A bulk load changes what the planner should know of a table at once; only a table's owner may have it looked at again,
-- and the role that the server signs in with owns none.
create function analyze_table(name text) returns void language plpgsql security definer set search_path from current as $$
begin
  execute format('analyze %I', name);
end
$$;
