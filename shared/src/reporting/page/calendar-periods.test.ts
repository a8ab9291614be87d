import { calendarPeriodsOf, sinceAcceptedOf } from './calendar-periods';

const october = { from: '2026-10-01', to: '2026-10-31' };
const week = { from: '2026-11-09', to: '2026-11-15' };

test('each period stands once, with its first due day and everything that is owed for it', () => {
  const periods = calendarPeriodsOf(
    [
      { period: october, dueDay: '2026-11-15', obligationCode: 'WHT-CERT', state: 'DUE_SOON' },
      { period: october, dueDay: '2026-11-07', obligationCode: 'GGT-SPORTS', state: 'OVERDUE' },
      { period: week, dueDay: '2026-11-18', obligationCode: 'GGT-CASINO', state: 'UPCOMING' },
    ],
    '2026-11-20',
  );

  expect(periods).toEqual([
    { period: october, dueDay: '2026-11-07', names: ['WHT-CERT', 'GGT-SPORTS'] },
    { period: week, dueDay: '2026-11-18', names: ['GGT-CASINO'] },
  ]);
});

test('what is done, and what has not begun, is not there', () => {
  const periods = calendarPeriodsOf(
    [
      { period: october, dueDay: '2026-11-07', obligationCode: 'GGT-SPORTS', state: 'DONE' },
      {
        period: { from: '2026-12-01', to: '2026-12-31' },
        dueDay: '2027-01-07',
        obligationCode: 'GGT-SPORTS',
        state: 'UPCOMING',
      },
    ],
    '2026-11-20',
  );

  expect(periods).toEqual([]);
});

test('the days since what was accepted last begin the day after it and end yesterday', () => {
  const line = (to: string, reportState: 'ACCEPTED' | 'REJECTED' | null) => ({
    period: { from: `${to.slice(0, 7)}-01`, to },
    reportState,
  });
  const lines = [
    line('2026-09-30', 'ACCEPTED'),
    line('2026-08-31', 'ACCEPTED'),
    line('2026-10-31', 'REJECTED'),
  ];
  expect(sinceAcceptedOf(lines, '2026-11-24')).toEqual({ from: '2026-10-01', to: '2026-11-23' });
  expect(sinceAcceptedOf([line('2026-11-23', 'ACCEPTED')], '2026-11-24')).toBeNull();
  expect(sinceAcceptedOf([line('2026-10-31', null)], '2026-11-24')).toBeNull();
});
