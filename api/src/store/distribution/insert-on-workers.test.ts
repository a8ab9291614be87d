import { insertOnWorkers } from './insert-on-workers';

test('what is inserted from a query gives something back, so that it is not copied', () => {
  const sql = `insert into bet (brand_id, record_id) select brand_id, record_id from staged_bet`;

  expect(insertOnWorkers(sql)).toBe(`with written as (${sql} returning 1) select from written where false`);
  expect(insertOnWorkers('insert into "branch" select * from loading')).toMatch(/^with written as/);
});

test.each([
  'insert into load_batch (id) select id from loading',
  'insert into bet (brand_id) values ($1)',
  'insert into product select * from loading on conflict (brand_id, id) do nothing',
  'insert into bet select * from staged_bet returning record_id',
  'select 1 from bet',
])('“%s” stays as it is', (sql) => {
  expect(insertOnWorkers(sql)).toBe(sql);
});
