import {
  displayedFields,
  pinsOf,
  plainLayout,
  withHidden,
  withMove,
  withPin,
  withStep,
  withWidths,
} from './column-layout';

const fields = ['day', 'vertical', 'bets', 'ggr'];

test('the first column is pinned until the reader says otherwise', () => {
  expect(pinsOf(plainLayout, fields)).toEqual({ start: ['day'], end: [] });
  expect(pinsOf(withHidden(plainLayout, 'day', true), fields).start).toEqual(['vertical']);
});

test('a column moves before or behind another one, and those not named follow', () => {
  const layout = withMove(plainLayout, fields, { field: 'ggr', target: 'vertical', isBehind: false });

  expect(displayedFields(layout, fields)).toEqual(['day', 'ggr', 'vertical', 'bets']);
  expect(displayedFields(layout, [...fields, 'hold'])).toEqual(['day', 'ggr', 'vertical', 'bets', 'hold']);
});

test('a step passes hidden columns, and stops at the last place', () => {
  const hidden = withHidden(plainLayout, 'bets', true);
  const moved = withStep(hidden, fields, { field: 'vertical', by: 1 });

  expect(displayedFields(moved, fields).filter((field) => field !== 'bets')).toEqual([
    'day',
    'ggr',
    'vertical',
  ]);
  expect(withStep(moved, fields, { field: 'vertical', by: 1 })).toBe(moved);
});

test('pins keep to their side, and moving does not cross it', () => {
  const pinned = withPin(plainLayout, fields, { field: 'bets', side: 'end' });

  expect(displayedFields(pinned, fields)).toEqual(['day', 'vertical', 'ggr', 'bets']);
  expect(withStep(pinned, fields, { field: 'ggr', by: 1 })).toBe(pinned);
  expect(pinsOf(withPin(pinned, fields, { field: 'day', side: null }), fields)).toEqual({
    start: [],
    end: ['bets'],
  });
});

test('pinned columns move among themselves', () => {
  const two = withPin(plainLayout, fields, { field: 'bets', side: 'start' });

  expect(displayedFields(withStep(two, fields, { field: 'bets', by: -1 }), fields).slice(0, 2)).toEqual([
    'bets',
    'day',
  ]);
});

test('widths stay within reason', () => {
  expect(withWidths(plainLayout, { day: 3, ggr: 9000 }).widths).toEqual({ day: 72, ggr: 640 });
});
