import { periodAs, periodKindOf, weekNumberOf, wholeWeekOf } from './period-kind';

test('months and weeks are told from other days', () => {
  expect(periodKindOf({ from: '2026-02-01', to: '2026-02-28' })).toBe('month');
  expect(periodKindOf({ from: '2026-10-05', to: '2026-10-11' })).toBe('week');
  expect(periodKindOf({ from: '2026-10-04', to: '2026-10-10' })).toBeNull();
  expect(periodKindOf({ from: '2026-10-01', to: '2026-10-30' })).toBeNull();
});

test('a Sunday belongs to the week before it', () => {
  expect(wholeWeekOf('2026-10-11')).toEqual({ from: '2026-10-05', to: '2026-10-11' });
  expect(wholeWeekOf('2026-10-12')).toEqual({ from: '2026-10-12', to: '2026-10-18' });
});

test('a month becomes its last whole week, a week the month it ends in', () => {
  expect(periodAs('week', { from: '2026-10-01', to: '2026-10-31' })).toEqual({
    from: '2026-10-19',
    to: '2026-10-25',
  });
  expect(periodAs('week', { from: '2026-05-01', to: '2026-05-31' })).toEqual({
    from: '2026-05-25',
    to: '2026-05-31',
  });
  expect(periodAs('month', { from: '2026-10-26', to: '2026-11-01' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
});

test('weeks are numbered by ISO 8601, over the turn of the year too', () => {
  expect(weekNumberOf('2026-01-01')).toBe(1);
  expect(weekNumberOf('2025-12-29')).toBe(1);
  expect(weekNumberOf('2027-01-03')).toBe(53);
  expect(weekNumberOf('2026-10-05')).toBe(41);
});
