import { periodName } from './period-name';

test.each([
  ['2026-10-01', '2026-10-31', 'October 2026'],
  ['2026-07-01', '2026-09-30', 'July to September 2026'],
  ['2026-08-01', '2026-10-31', '1 August to 31 October 2026'],
  ['2026-11-20', '2026-11-20', '20 November 2026'],
  ['2026-11-02', '2026-11-08', '2 to 8 November 2026'],
  ['2026-10-26', '2026-11-01', '26 October to 1 November 2026'],
  ['2025-12-29', '2026-01-04', '29 December 2025 to 4 January 2026'],
])('%s to %s is called %s', (from, to, name) => {
  expect(periodName({ from, to })).toBe(name);
});

test.each([
  ['sw', 'Oktoba 2026', '26 Oktoba hadi 1 Novemba 2026'],
  ['ar', 'أكتوبر 2026', '26 أكتوبر إلى 1 نوفمبر 2026'],
] as const)('a month and a week in %s', (language, month, week) => {
  expect(periodName({ from: '2026-10-01', to: '2026-10-31' }, language)).toBe(month);
  expect(periodName({ from: '2026-10-26', to: '2026-11-01' }, language)).toBe(week);
});
