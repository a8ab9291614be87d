import {
  bodyPx,
  greatestOffsetPx,
  offsetOfScroll,
  offsetShowing,
  rowsInView,
  scrollOfOffset,
  tallestBodyPx,
} from './scroll-scale';

const million = { rowCount: 1_000_000, rowPx: 36, viewPx: 400 };
const hundred = { rowCount: 100, rowPx: 36, viewPx: 400 };

test('the end of the scrollbar shows row 1,000,000, whatever the row height', () => {
  for (const rowPx of [28, 36, 44]) {
    const scale = { ...million, rowPx };

    const offsetPx = offsetOfScroll(scale, tallestBodyPx - scale.viewPx);

    expect(rowsInView(scale, offsetPx).last).toBe(999_999);
    expect(offsetPx + scale.viewPx).toBe(1_000_000 * rowPx);
  }
});

test('of five million rows each can be reached, and no pixel of the scrollbar skips a whole page', () => {
  const scale = { rowCount: 5_000_000, rowPx: 44, viewPx: 600 };
  const lastScrollPx = tallestBodyPx - scale.viewPx;

  expect(rowsInView(scale, offsetOfScroll(scale, lastScrollPx)).last).toBe(4_999_999);
  for (const row of [0, 987_653, 2_500_001, 4_999_999]) {
    const offsetPx = offsetShowing(scale, row, offsetOfScroll(scale, lastScrollPx / 3));
    const { first, last } = rowsInView(scale, offsetOfScroll(scale, scrollOfOffset(scale, offsetPx)));
    expect(first <= row && row <= last).toBe(true);
  }
  expect(offsetOfScroll(scale, 1001) - offsetOfScroll(scale, 1000)).toBeLessThan(scale.viewPx);
});

test('the body never grows past what browsers lay out', () => {
  expect(bodyPx(million)).toBe(tallestBodyPx);
  expect(bodyPx(hundred)).toBe(3600);
});

test('few rows scroll pixel by pixel', () => {
  expect(offsetOfScroll(hundred, 1234)).toBeCloseTo(1234, 6);
  expect(scrollOfOffset(hundred, 1234)).toBeCloseTo(1234, 6);
});

test.each([0, 36, 17_000_000, greatestOffsetPx(million)])(
  'offset %d survives the way there and back',
  (offsetPx) => {
    expect(offsetOfScroll(million, scrollOfOffset(million, offsetPx))).toBeCloseTo(offsetPx, 3);
  },
);

test('rows that fit need no scrolling', () => {
  const few = { rowCount: 3, rowPx: 36, viewPx: 400 };

  expect(greatestOffsetPx(few)).toBe(0);
  expect(offsetOfScroll(few, 50)).toBe(0);
  expect(rowsInView(few, 0)).toEqual({ first: 0, last: 2 });
});

test('a row comes into view with the least movement', () => {
  expect(offsetShowing(hundred, 3, 360)).toBe(108);
  expect(offsetShowing(hundred, 12, 360)).toBe(360);
  expect(offsetShowing(hundred, 50, 0)).toBe(51 * 36 - 400);
});
