import type { Store } from './store';
import { openEmbeddedStore } from './testing/open-test-store';

let store: Store;
beforeAll(async () => {
  store = await openEmbeddedStore();
});
afterAll(() => store.close());

/** Of 4,000 characters: a hundred of them are forgotten for a hundred others. */
const thing = (turn: number) => `select $1 || '${turn}' as name ${' '.repeat(4000)}`;

test('a statement asked again answers for its own values, long after others were asked', async () => {
  const ask = async (turn: number, value: string) => await store.query(thing(turn), [value]);
  for (let turn = 0; turn < 300; turn += 1) await ask(turn % 150, 'a');
  expect(await ask(0, 'b')).toEqual([{ name: 'b0' }]);
  expect(await ask(0, 'c')).toEqual([{ name: 'c0' }]);
  await expect(ask(0, undefined as never)).rejects.toThrow();
  expect(await ask(0, 'd')).toEqual([{ name: 'd0' }]);
});

test('a statement asked twice at once answers each for its own values', async () => {
  const numbers = Array.from({ length: 40 }, (_, n) => String(n));
  const slow = `select $1 as n, count(*) as rows from range(200000) where range % 7 <> 3`;
  const asked = await store.tx(async (tx) => {
    await tx.query(slow, ['before']);
    return Promise.all(numbers.map((n) => tx.query(slow, [n])));
  });
  expect(asked.map(([row]) => row?.['n'])).toEqual(numbers);
});

test('a statement asked again sees its table as that has become, also within a transaction', async () => {
  const ask = () => store.query(`select * from thing where id = $1`, ['1']);
  await store.query(`create table thing (id varchar); insert into thing values ('1')`);
  expect(await ask()).toEqual([{ id: '1' }]);
  await store.query(`alter table thing add column name varchar`);
  expect(await ask()).toEqual([{ id: '1', name: null }]);
  await store.query(`drop table thing; create table thing (name varchar, id varchar)`);
  expect(await ask()).toEqual([]);
  for (const name of ['a', 'b']) {
    const rows = await store.tx(async (tx) => {
      await tx.query(`create temp table passing as select '${name}' as name`);
      const found = await tx.query(`select name from passing where name >= $1`, ['']);
      await tx.query('drop table passing');
      return found;
    });
    expect(rows).toEqual([{ name }]);
  }
});

test('a statement that was refused is not remembered as that', async () => {
  const ask = () => store.query(`select id from not_yet where id = $1`, ['1']);
  await expect(ask()).rejects.toThrow(/not_yet/);
  await store.query(`create table not_yet (id varchar)`);
  expect(await ask()).toEqual([]);
});
