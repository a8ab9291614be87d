import { monthToDate } from './month-to-date';

test.each([
  ['2026-11-20', '2026-11-01', '2026-10-01', '2026-10-20'],
  ['2026-10-31', '2026-10-01', '2026-09-01', '2026-09-30'],
  ['2026-03-30', '2026-03-01', '2026-02-01', '2026-02-28'],
  // A whole month stands against a whole month.
  ['2026-02-28', '2026-02-01', '2026-01-01', '2026-01-31'],
  ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
])(
  'the month up to %s starts on %s and is set against %s to %s',
  (lastDay, from, previousFrom, previousTo) => {
    expect(monthToDate(lastDay)).toEqual({
      current: { from, to: lastDay },
      previous: { from: previousFrom, to: previousTo },
    });
  },
);
