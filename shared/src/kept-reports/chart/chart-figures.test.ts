import { bucketFigures, groupFigures } from './chart-figures';
import type { ChartRows } from './chart-rows-query';

const answer = (rows: readonly (readonly [string | null, string | null])[], more: object) =>
  ({
    items: rows.map(([day, ggr]) => ({ key: { day }, values: { day, ggr }, childCount: 1 })),
    totalCount: rows.length,
    totals: { ggr: '10.30' },
    ...more,
  }) as unknown as ChartRows;

test('groups and what is left of them add up to the server’s total, to the cent', () => {
  const figures = groupFigures(
    answer(
      [
        ['2026-10-01', '0.10'],
        ['2026-10-02', '0.20'],
      ],
      { totalCount: 3 },
    ),
    'day',
    'ggr',
  );

  expect(figures).toMatchObject({ sum: '10.30', rest: '10.00' });
});

test('where all came nothing is left, and a group without the figure is none', () => {
  const figures = groupFigures(
    answer(
      [
        ['2026-10-01', '10.30'],
        ['2026-10-02', null],
        [null, '0.00'],
      ],
      {},
    ),
    'day',
    'ggr',
  );

  expect(figures.rest).toBeNull();
  expect([...figures.byValue]).toEqual([
    ['2026-10-01', '10.30'],
    [null, '0.00'],
  ]);
  const days = ['2026-10-01', '2026-10-02'].map((day) => ({ from: day, to: day }));
  expect(bucketFigures(figures, days)).toEqual(['10.30', null]);
});
