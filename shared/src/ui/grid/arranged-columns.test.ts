import { arrangedColumns, columnsInView, scrollShowingColumn, type ColumnRegions } from './arranged-columns';

const sized = (field: string, widthPx: number) => ({
  column: { field, title: field, type: 'text' as const },
  widthPx,
});
const many: ColumnRegions = {
  start: [sized('a', 100)],
  center: Array.from({ length: 30 }, (_, at) => sized(`c${at}`, 100)),
  end: [sized('z', 150)],
};
const few: ColumnRegions = { start: [sized('a', 100)], center: [sized('b', 200), sized('c', 100)], end: [] };
const fieldsOf = (placed: readonly { readonly column: { readonly field: string } }[]) =>
  placed.map(({ column }) => column.field);

test('columns fill the grid, and a width that was chosen is kept to the pixel', () => {
  expect(arrangedColumns(few, {}, 1000).widthPx).toBe(1000);

  const chosen = arrangedColumns(few, { b: 200 }, 1000);

  expect(chosen.placed.map(({ widthPx }) => widthPx)).toEqual([100, 200, 700]);
  expect(arrangedColumns(few, {}, 0).widthPx).toBe(400);
});

test('pinned columns know their edge', () => {
  const { placed, coveredStartPx, coveredEndPx } = arrangedColumns(many, {}, 1000);

  expect(placed.at(-1)).toMatchObject({ pin: 'end', insetPx: 0, widthPx: 150 });
  expect([coveredStartPx, coveredEndPx]).toEqual([100, 150]);
});

test('of many columns only those in view are drawn, beside the pinned and the active one', () => {
  const arranged = arrangedColumns(many, {}, 600);

  const shown = fieldsOf(columnsInView(arranged, { scrolledPx: 1000, viewPx: 600, always: 25 }).placed);

  expect(shown).toEqual(['a', 'c9', 'c10', 'c11', 'c12', 'c13', 'c14', 'c24', 'z']);
});

test('on a phone pinned columns leave room for the others', () => {
  expect(arrangedColumns(many, {}, 390).placed.filter(({ pin }) => pin !== null)).toHaveLength(1 + 0);
  expect(arrangedColumns(many, {}, 120).coveredStartPx).toBe(0);
});

test('a column comes out from under the pinned ones with the least scrolling', () => {
  const arranged = arrangedColumns(many, {}, 600);
  const view = { scrolledPx: 1000, viewPx: 600 };

  expect(scrollShowingColumn(arranged, 5, view)).toBe(400);
  expect(scrollShowingColumn(arranged, 12, view)).toBe(1000);
  expect(scrollShowingColumn(arranged, 20, view)).toBe(1650);
  expect(scrollShowingColumn(arranged, 0, view)).toBe(1000);
});
