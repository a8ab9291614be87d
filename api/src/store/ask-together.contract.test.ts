import { askTogether, type Question } from './ask-together';
import type { Store } from './store';
import { bothEngines } from './testing/on-engines';

interface Named {
  readonly name: string;
  readonly amount: string;
}

describe.each(bothEngines())('questions asked together, on %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const numbers = (from: number, to: number): Question<{ readonly turn: number }> => ({
    columns: ['turn'],
    ask: (params) =>
      `select cast(n as bigint) as turn from generate_series(cast(${params.add(from)} as bigint), ${params.add(to)}) g(n) order by n desc`,
  });
  const named: Question<Named> = {
    columns: ['name', 'amount'],
    ask: (params) =>
      `select cast(${params.add('elm')} as varchar) as "name", cast('1.5000' as decimal(38, 4)) as "amount"
       union all select null, cast('2' as decimal(38, 4)) order by "amount"`,
  };

  test('each has all of its rows, typed and in its order, however many the others have', async () => {
    const answers = await askTogether(store, {
      few: numbers(1, 2),
      named,
      many: numbers(1, 300),
      none: numbers(2, 1),
    });

    expect(answers.few).toEqual([{ turn: 2 }, { turn: 1 }]);
    expect(answers.named).toEqual([
      { name: 'elm', amount: '1.5000' },
      { name: null, amount: '2.0000' },
    ]);
    expect(answers.many.map(({ turn }) => turn)).toEqual(Array.from({ length: 300 }, (_, at) => 300 - at));
    expect(answers.none).toEqual([]);
  });

  test('none has any rows', async () => {
    expect(await askTogether(store, { none: numbers(2, 1), nothing: numbers(3, 1) })).toEqual({
      none: [],
      nothing: [],
    });
  });
});
