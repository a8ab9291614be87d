-- Which terminals sold something, without the bets themselves.
create index bet_terminal on bet (brand_id, gaming_day, branch_id, terminal_id) include (known_at, superseded_at)
  where channel = 'RETAIL';
