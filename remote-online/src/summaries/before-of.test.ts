import { beforeOf } from './before-of';

const period = (from: string, to: string) => ({ from, to });
// Weeks of August 2026, the first and the last of which lie in other months as well.
const august = [
  period('2026-08-01', '2026-08-02'),
  period('2026-08-03', '2026-08-09'),
  period('2026-08-10', '2026-08-16'),
];

test('a part of a week is not compared with a part of another length', () => {
  expect(beforeOf(period('2026-09-01', '2026-09-06'), 0, august)).toBeNull();
});

test.each([
  ['a whole week with the whole week in its place', period('2026-09-07', '2026-09-13'), 1, august, august[1]],
  [
    'a day',
    period('2026-09-01', '2026-09-01'),
    0,
    [period('2026-08-01', '2026-08-01')],
    period('2026-08-01', '2026-08-01'),
  ],
  [
    'a month with a longer one',
    period('2026-09-01', '2026-09-30'),
    0,
    [period('2026-08-01', '2026-08-31')],
    period('2026-08-01', '2026-08-31'),
  ],
  [
    'a part of a month with a whole one',
    period('2026-11-01', '2026-11-29'),
    0,
    [period('2026-10-01', '2026-10-31')],
    null,
  ],
  ['what has none in its place', period('2026-09-21', '2026-09-27'), 3, august, null],
])('%s', (_what, bucket, place, before, expected) => {
  expect(beforeOf(bucket, place, before)).toEqual(expected);
});
