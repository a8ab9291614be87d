import { comparedPeriod } from './compared-period';

test.each([
  ['October', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['a quarter', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
  ['a week', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  ['a day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
])('the period before %s', (_, from, to, before, until) => {
  expect(comparedPeriod({ from, to }, 'previous')).toEqual({ from: before, to: until });
});

test.each([
  ['October', '2026-10-01', '2026-10-31', '2025-10-01', '2025-10-31'],
  ['February of a leap year', '2028-02-01', '2028-02-29', '2027-02-01', '2027-02-28'],
  ['February after a leap year', '2029-02-01', '2029-02-28', '2028-02-01', '2028-02-29'],
  ['the leap day', '2028-02-29', '2028-02-29', '2027-02-28', '2027-02-28'],
  ['some days', '2026-11-03', '2026-11-20', '2025-11-03', '2025-11-20'],
])('a year before %s', (_, from, to, before, until) => {
  expect(comparedPeriod({ from, to }, 'year')).toEqual({ from: before, to: until });
});

test.each([
  ['1 to 20 November', '2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
  ['1 to 30 March', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['the whole of March', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['the first of January', '2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
])('the same days of the month before %s', (_, from, to, before, until) => {
  expect(comparedPeriod({ from, to }, 'same-days')).toEqual({ from: before, to: until });
});

test('days that do not begin with a month, or leave it, have no same days', () => {
  expect(comparedPeriod({ from: '2026-11-02', to: '2026-11-20' }, 'same-days')).toBeNull();
  expect(comparedPeriod({ from: '2026-10-01', to: '2026-11-20' }, 'same-days')).toBeNull();
});
