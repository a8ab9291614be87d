import { weekOf } from './week-number';

test.each([
  ['2026-01-01', 2026, 1],
  ['2026-10-18', 2026, 42],
  ['2026-10-19', 2026, 43],
  ['2024-12-30', 2025, 1],
  ['2027-01-03', 2026, 53],
  ['2021-01-03', 2020, 53],
] as const)('%s lies in a week of %i, number %i', (day, year, number) => {
  expect(weekOf(day)).toEqual({ year, number });
});
