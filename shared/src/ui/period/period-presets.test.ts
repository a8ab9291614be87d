import { steppedPeriod } from '../../contracts/period-steps';
import { gamingDayAt, periodOf, presetOf } from './period-presets';

test.each([
  ['2026-11-20T02:59:00Z', 'Africa/Dar_es_Salaam', '06:00', '2026-11-19'],
  ['2026-11-20T03:00:00Z', 'Africa/Dar_es_Salaam', '06:00', '2026-11-20'],
  ['2026-11-20T22:30:00Z', 'Europe/Malta', '00:00', '2026-11-20'],
  ['2026-11-20T23:30:00Z', 'Europe/Malta', '00:00', '2026-11-21'],
  ['2026-03-29T02:30:00Z', 'Europe/Copenhagen', '04:00', '2026-03-29'],
])('at %s in %s with days from %s it is %s', (now, zone, cutoff, day) => {
  expect(gamingDayAt(new Date(now), zone, cutoff)).toBe(day);
});

test.each([
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['last-quarter', '2026-07-01', '2026-09-30'],
  ['month-to-date', '2026-11-01', '2026-11-20'],
] as const)('on Saturday 21 November 2026, %s is %s to %s', (preset, from, to) => {
  expect(periodOf(preset, '2026-11-21')).toEqual({ from, to });
  expect(presetOf({ from, to }, '2026-11-21')).toBe(preset);
});

test('on the first of January, last month and quarter lie in the year before', () => {
  expect(periodOf('last-month', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(periodOf('last-quarter', '2026-01-01')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  expect(periodOf('month-to-date', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});

test.each([
  [{ from: '2026-03-01', to: '2026-03-31' }, -1, { from: '2026-02-01', to: '2026-02-28' }],
  [{ from: '2026-02-01', to: '2026-02-28' }, 1, { from: '2026-03-01', to: '2026-03-31' }],
  [{ from: '2026-07-01', to: '2026-09-30' }, 1, { from: '2026-10-01', to: '2026-12-31' }],
  [{ from: '2026-11-09', to: '2026-11-15' }, -1, { from: '2026-11-02', to: '2026-11-08' }],
  [{ from: '2026-01-01', to: '2026-01-01' }, -1, { from: '2025-12-31', to: '2025-12-31' }],
] as const)('%j moved by %d is %j', (period, step, moved) => {
  expect(steppedPeriod(period, step)).toEqual(moved);
});
