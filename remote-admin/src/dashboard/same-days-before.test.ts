import { sameDaysBefore } from './same-days-before';

test.each([
  ['2026-11-01', '2026-11-20', '2026-10-01', '2026-10-20'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
])('%s to %s is compared with %s to %s', (from, to, previousFrom, previousTo) => {
  expect(sameDaysBefore({ from, to })).toEqual({ from: previousFrom, to: previousTo });
});
