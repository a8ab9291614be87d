import { addDays, countDays, firstOfMonth, isWhole, isWholeMonths, lastOfMonth } from './calendar';

test('days are counted over the ends of months and the change of clocks', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(countDays('2026-10-01', '2026-10-31')).toBe(31);
  expect(firstOfMonth('2026-01-15', -1)).toBe('2025-12-01');
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
});

test.each([
  ['2026-02-01', '2026-02-28', 1, true],
  ['2026-02-01', '2026-02-27', 1, false],
  ['2026-04-01', '2026-06-30', 3, true],
  ['2026-05-01', '2026-07-31', 3, false],
] as const)('%s to %s is whole periods of %i months: %s', (from, to, months, whole) => {
  expect(isWholeMonths(from, to, months)).toBe(whole);
});

test.each([
  ['2026-03-01', '2026-03-31', true, true],
  ['2026-02-10', '2026-03-31', true, true],
  ['2026-03-01', '2026-04-20', true, true],
  ['2026-02-10', '2026-04-20', true, true],
  ['2026-03-02', '2026-03-31', false, true],
  ['2026-02-16', '2026-02-22', false, true],
  ['2026-02-23', '2026-03-01', false, true],
  ['2026-03-03', '2026-03-31', false, false],
  ['2026-03-01', '2026-03-30', false, false],
  ['2026-02-10', '2026-02-10', false, false],
  ['2026-04-20', '2026-04-20', false, true],
] as const)(
  '%s to %s has whole months of 10 February to 20 April: %s, weeks: %s',
  (from, to, months, weeks) => {
    const whole = { from: '2026-02-10', to: '2026-04-20' };
    expect(isWhole('MONTHS', { from, to }, whole)).toBe(months);
    expect(isWhole('WEEKS', { from, to }, whole)).toBe(weeks);
  },
);
