import fc from 'fast-check';
import { calendarOf, isWorkingDay } from './authority-calendar';
import { addDays } from './calendar';
import { dueOf, type DueRule } from './due-date';
import { easterSunday } from './easter';
import { holidaysOf, withDeclaredHolidays } from './holidays';
import { weekdayOf } from './weekday';

const tra = calendarOf('TRA');
const casinoWeek: DueRule = { anchor: 'NEXT_WEEKDAY', weekday: 'WED', roll: 'PRECEDING_WORKING_DAY' };
const march = { from: '2026-03-01', to: '2026-03-31' };

/** As Sweden's tax agency has it: the 17th in January and August. */
const twelfth = {
  ...{ anchor: 'DAY_OF_MONTH', months: 1, day: 12, otherDays: ['01-17', '08-17'], roll: 'NONE' },
} as const satisfies DueRule;

test.each([
  ['2026-10-31', 1, '2026-11-12'],
  ['2026-12-31', 1, '2027-01-17'],
  ['2026-11-30', 2, '2027-01-17'],
  ['2026-06-30', 2, '2026-08-17'],
  ['2026-12-31', 2, '2027-02-12'],
])('a month that ends on %s is due in the month %i after it on %s', (to, months, day) => {
  const period = { from: `${to.slice(0, 8)}01`, to };
  expect(dueOf({ ...twelfth, months }, period, calendarOf('Skatteverket'))).toMatchObject({ day });
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each<[string, DueRule, string]>([
  ['by the 7th', { anchor: 'PERIOD_END', days: 7, roll: 'NONE' }, '2026-04-07'],
  ['within 28 days', { anchor: 'PERIOD_END', days: 28, roll: 'NONE' }, '2026-04-28'],
  ['the next 15 May', { anchor: 'FIXED_DATE', monthDay: '05-15', roll: 'NONE' }, '2026-05-15'],
  ['the next 31 March', { anchor: 'FIXED_DATE', monthDay: '03-31', roll: 'NONE' }, '2027-03-31'],
  ['the 12th two months on', { ...twelfth, months: 2 }, '2026-05-12'],
  // 4 April 2026 is a Saturday, 5 April Easter, 6 April Easter Monday, 7 April Karume Day.
  ['rolled on', { anchor: 'PERIOD_END', days: 4, roll: 'FOLLOWING_WORKING_DAY' }, '2026-04-08'],
  // 3 April is Good Friday.
  ['rolled back', { anchor: 'PERIOD_END', days: 7, roll: 'PRECEDING_WORKING_DAY' }, '2026-04-02'],
])('March 2026 is due %s', (_words, rule, day) => {
  expect(dueOf(rule, march, tra)).toMatchObject({ kind: 'DATED', day });
});

test('it is late from the end of the due day in the zone of the authority', () => {
  const due = dueOf({ anchor: 'PERIOD_END', days: 7, roll: 'NONE' }, march, tra);

  expect(due).toMatchObject({ lateFrom: '2026-04-07T21:00:00.000Z' });
});

test('it is late from the hour of the rule, where it has one', () => {
  const rule: DueRule = { anchor: 'PERIOD_END', days: 1, roll: 'NONE', time: '04:00' };

  expect(dueOf(rule, march, calendarOf('SRIJ'))).toMatchObject({ lateFrom: '2026-04-01T03:00:00.000Z' });
});

test('a declared holiday moves the Wednesday return to the day before', () => {
  const eid = {
    day: '2026-03-11',
    name: 'Eid al-Fitr',
    code: null,
    origin: 'DECLARED',
    proof: 'UNVERIFIED',
    source: 'an announcement made up for this test',
  } as const;
  const declared = { ...tra, holidays: withDeclaredHolidays(tra.holidays, [eid]) };
  const week = { from: '2026-03-02', to: '2026-03-08' };

  expect(dueOf(casinoWeek, week, tra)).toMatchObject({ day: '2026-03-11' });
  expect(dueOf(casinoWeek, week, declared)).toMatchObject({ day: '2026-03-10', anchorDay: '2026-03-11' });
});

test('when no working day is left in the week before Wednesday, Wednesday stands and says so', () => {
  const closed = ['2026-03-09', '2026-03-10', '2026-03-11'].map(
    (day) =>
      ({ day, name: 'closed', code: null, origin: 'DECLARED', proof: 'UNVERIFIED', source: 'test' }) as const,
  );
  const calendar = { ...tra, holidays: withDeclaredHolidays(tra.holidays, closed) };

  const due = dueOf(casinoWeek, { from: '2026-03-02', to: '2026-03-08' }, calendar);

  expect(due).toMatchObject({ day: '2026-03-11', isRollImpossible: true });
});

test.each<[DueRule, object]>([
  [{ anchor: 'UNKNOWN' }, { why: 'NO_SOURCE_READ' }],
  [
    { anchor: 'FORM', form: 'form 763' },
    { why: 'TOLD_BY_FORM', params: { form: 'form 763' } },
  ],
  [{ anchor: 'PERIOD_END', days: null, roll: 'NONE' }, { why: 'DAY_NOT_STATED' }],
])('a rule without a known day gives no date but why: %j', (rule, why) => {
  expect(dueOf(rule, march, tra)).toEqual({ kind: 'UNDATED', ...why });
});

test('INV-30 a weekly casino return is due on a working day of the next week, never before its week ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (weeks) => {
      const from = addDays('2019-12-30', weeks * 7);
      const week = { from, to: addDays(from, 6) };

      const due = dueOf(casinoWeek, week, tra);

      if (due.kind === 'UNDATED') throw new Error(due.why);
      expect(due.day > week.to && due.day <= addDays(week.to, 3)).toBe(true);
      expect(isWorkingDay(due.day, tra)).toBe(true);
    }),
  );
});

test('INV-30 no due date is before the end of its period, whatever the rule', () => {
  const roll = fc.constantFrom('NONE', 'PRECEDING_WORKING_DAY', 'FOLLOWING_WORKING_DAY' as const);
  const rule = fc.oneof(
    fc.record({ anchor: fc.constant('PERIOD_END'), days: fc.integer({ min: 1, max: 60 }), roll }),
    fc.record({ anchor: fc.constant('NEXT_WEEKDAY'), weekday: fc.constantFrom('MON', 'SUN'), roll }),
    fc.record({ anchor: fc.constant('FIXED_DATE'), monthDay: fc.constantFrom('01-01', '12-26'), roll }),
    fc.record({ months: fc.integer({ min: 1, max: 12 }), roll }).map((one) => ({ ...twelfth, ...one })),
  ) as fc.Arbitrary<DueRule>;

  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 4000 }), (dueRule, days) => {
      const to = addDays('2020-01-01', days);

      const due = dueOf(dueRule, { from: to, to }, tra);

      expect(due.kind === 'DATED' && due.day > to).toBe(true);
    }),
  );
});

test('the fixed holidays of a leap year and Easter stand in order with their proof', () => {
  const holidays = holidaysOf(tra.holidays, 2024);

  expect(holidays.map(({ day }) => day)).toEqual([...holidays.map(({ day }) => day)].sort());
  expect(holidays).toContainEqual(
    expect.objectContaining({ day: '2024-03-29', name: 'Good Friday', origin: 'EASTER', proof: 'SECONDARY' }),
  );
  expect(weekdayOf('2024-02-29')).toBe('THU');
});
