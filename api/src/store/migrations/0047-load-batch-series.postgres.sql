-- Files are looked for by their place in their series: the neighbours of a gap, the numbers a load brings.
create index load_batch_series on load_batch (brand_id, source_id, kind, seq);
