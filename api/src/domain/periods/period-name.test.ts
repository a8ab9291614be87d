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
