import { cardColumns, cardPx } from './card-columns';
import type { GridColumn } from './grid-model';

const column = (field: string): GridColumn => ({ field, title: field, type: 'text' });

test('the figure that opens what is behind it stands in the card, whatever its place', () => {
  const placed = ['day', 'stakes', 'voids', 'ggr'].map((field, at) => ({
    ...{ column: { ...column(field), isLink: field === 'ggr' }, at, widthPx: 200, startPx: at * 200 },
    ...{ pin: null, insetPx: 0 },
  }));
  const shown = (columnCount: number) =>
    cardColumns({ placed, widthPx: 800, coveredStartPx: 0, coveredEndPx: 0 }, columnCount, 360).placed.map(
      ({ at, column: { field } }) => `${at} ${field}`,
    );

  expect(shown(3)).toEqual(['0 day', '1 stakes', '2 ggr']);
  expect(shown(4)).toEqual(['0 day', '1 stakes', '2 voids', '3 ggr']);
});

test('the revenue of a list whose title opens its rows stands in the card, too', () => {
  const placed = ['title', 'period', 'state', 'stakes', 'ggr', 'tax'].map((field, at) => ({
    column: {
      ...column(field),
      isLink: field === 'title',
      term: field === 'ggr' ? ('ggr' as const) : undefined,
    },
    ...{ at, widthPx: 200, startPx: at * 200, pin: null, insetPx: 0 },
  }));
  const cards = cardColumns({ placed, widthPx: 1200, coveredStartPx: 0, coveredEndPx: 0 }, 4, 360);

  expect(cards.placed.map((place) => place.column.field)).toEqual(['title', 'period', 'state', 'ggr']);
});

test('a card is as wide as the grid and a line higher for each column', () => {
  const placed = ['day', 'stakes', 'ggr'].map((field, at) => ({
    ...{ column: column(field), at, widthPx: 200, startPx: at * 200 },
    ...{ pin: at === 0 ? ('start' as const) : null, insetPx: 0 },
  }));
  const cards = cardColumns({ placed, widthPx: 600, coveredStartPx: 200, coveredEndPx: 0 }, 2, 360);

  expect(cards.placed.map(({ at, widthPx, startPx, pin }) => [at, widthPx, startPx, pin])).toEqual([
    [0, 360, 0, null],
    [1, 360, 0, null],
  ]);
  expect(cards.coveredStartPx).toBe(0);
  expect(cardPx(5) - cardPx(4)).toBe(22);
});
