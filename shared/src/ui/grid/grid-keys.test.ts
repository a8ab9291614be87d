import { positionAfterKey } from './grid-keys';

const extent = { rowCount: 1_000_000, columnCount: 5, hasTotals: true, pageRows: 12 };

test.each([
  ['ArrowDown', false, { row: 4, column: 2 }],
  ['ArrowUp', false, { row: 2, column: 2 }],
  ['ArrowLeft', false, { row: 3, column: 1 }],
  ['ArrowRight', false, { row: 3, column: 3 }],
  ['Home', false, { row: 3, column: 0 }],
  ['End', false, { row: 3, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 999_999, column: 4 }],
  ['PageDown', false, { row: 15, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['ArrowDown', true, { row: 999_999, column: 2 }],
])('%s (control: %s) leads to %j', (key, isControl, expected) => {
  expect(positionAfterKey({ row: 3, column: 2 }, { key, isControl }, extent)).toEqual(expected);
});

test('the header is above the first row and the totals below the last', () => {
  const up = { key: 'ArrowUp', isControl: false };
  const down = { key: 'ArrowDown', isControl: false };

  expect(positionAfterKey({ row: 0, column: 0 }, up, extent)).toEqual({ row: -1, column: 0 });
  expect(positionAfterKey({ row: -1, column: 0 }, up, extent)).toEqual({ row: -1, column: 0 });
  expect(positionAfterKey({ row: 999_999, column: 0 }, down, extent)).toEqual({ row: 1_000_000, column: 0 });
});

test('other keys are left alone', () => {
  expect(positionAfterKey({ row: 0, column: 0 }, { key: 'a', isControl: false }, extent)).toBeNull();
});

test('from right to left the arrows point where they point', () => {
  const at = { row: 3, column: 2 };

  expect(positionAfterKey(at, { key: 'ArrowLeft', isControl: false, isRtl: true }, extent)?.column).toBe(3);
  expect(positionAfterKey(at, { key: 'ArrowRight', isControl: true, isRtl: true }, extent)?.column).toBe(0);
});
