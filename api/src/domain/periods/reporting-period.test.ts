import { calendarOf } from './authority-calendar';
import { addDays } from './calendar';
import { periodHolding, periodsOver, type CalendarPeriodKind } from './reporting-period';

test.each([
  ['2026-03-05', 'DAY', 'MGA', '2026-03-05', '2026-03-05'],
  ['2026-03-05', 'WEEK', 'TRA', '2026-03-02', '2026-03-08'],
  ['2026-03-02', 'WEEK', 'TRA', '2026-03-02', '2026-03-08'],
  ['2028-02-29', 'MONTH', 'TRA', '2028-02-01', '2028-02-29'],
  ['2026-04-30', 'BIMONTH', 'DIAN', '2026-03-01', '2026-04-30'],
  ['2026-01-15', 'QUARTER', 'UKGC', '2026-01-01', '2026-03-31'],
  ['2026-06-30', 'QUARTER', 'UKGC', '2026-04-01', '2026-06-30'],
  ['2026-02-28', 'HALF', 'UKGC', '2025-10-01', '2026-03-31'],
  ['2026-03-31', 'YEAR', 'UKGC', '2025-04-01', '2026-03-31'],
  ['2026-07-01', 'YEAR', 'TRA', '2026-07-01', '2027-06-30'],
  ['2026-06-30', 'YEAR', 'TRA', '2025-07-01', '2026-06-30'],
  ['2026-07-01', 'HALF', 'MGA', '2026-07-01', '2026-12-31'],
] as const)('%s lies in the %s of %s from %s to %s', (day, kind, authority, from, to) => {
  expect(periodHolding(day, kind, calendarOf(authority))).toEqual({ from, to });
});

test('a week that starts on Saturday holds the Friday six days later', () => {
  const calendar = { weekStart: 'SAT', yearStartMonth: 1 } as const;

  expect(periodHolding('2026-03-06', 'WEEK', calendar)).toEqual({ from: '2026-02-28', to: '2026-03-06' });
});

test.each(['DAY', 'WEEK', 'MONTH', 'BIMONTH', 'QUARTER', 'HALF', 'YEAR'] as const)(
  'every day of six years lies in exactly one %s, and they tile time',
  (kind: CalendarPeriodKind) => {
    for (const yearStartMonth of [1, 4, 7]) {
      const calendar = { weekStart: 'WED', yearStartMonth } as const;
      const periods = periodsOver({ from: '2023-12-15', to: '2029-12-15' }, kind, calendar);

      for (const [index, period] of periods.entries()) {
        expect(period.from <= period.to).toBe(true);
        expect(periodHolding(period.to, kind, calendar)).toEqual(period);
        if (index > 0) expect(period.from).toBe(addDays(periods[index - 1]!.to, 1));
      }
      expect(periods[0]!.from <= '2023-12-15' && periods.at(-1)!.to >= '2029-12-15').toBe(true);
    }
  },
);

test('an authority without a calendar is refused by name', () => {
  expect(() => calendarOf('NOBODY')).toThrow('no calendar of the authority NOBODY');
});
