import { dueWords } from '@tallyhouse/shared/contracts/words/dues.en';
import fc from 'fast-check';
import { calendarOf, isWorkingDay } from '../../domain/periods/authority-calendar';
import { addDays } from '../../domain/periods/calendar';
import { dueOf } from '../../domain/periods/due-date';
import { periodHolding } from '../../domain/periods/reporting-period';
import { readShippedRules } from '../../domain/rules/rule-pack';
import { reportTypes } from '../../reporting/reports/families/online-report-types';
import { retailReportTypes } from '../../reporting/reports/families/retail-report-types';
import { readRegister, readShippedRegister } from './read-register';

const register = readShippedRegister();
const obligations = register.flatMap((authority) =>
  authority.obligations.map((obligation) => ({ authority, obligation })),
);
const anyDay = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days));

test('INV-30 nothing in the register is due before its period ends', () => {
  fc.assert(
    fc.property(fc.constantFrom(...obligations), anyDay, ({ authority, obligation }, day) => {
      const calendar = calendarOf(authority.id);
      const period = periodHolding(day, obligation.period, calendar);

      const due = dueOf(obligation.due, period, calendar);

      if (due.kind === 'UNDATED') {
        expect(dueWords[due.why]).not.toBe('');
        return;
      }
      expect(due.day > period.to).toBe(true);
      expect(Date.parse(due.lateFrom)).toBeGreaterThan(Date.parse(period.to));
    }),
    { numRuns: 1000 },
  );
});

test('INV-30 the weekly casino return is due on a working day of the week after', () => {
  const weekly = obligations.filter(({ obligation }) => obligation.period === 'WEEK');
  expect(weekly.map(({ obligation }) => obligation.code)).toEqual(['GGT-LAND-CASINO']);

  fc.assert(
    fc.property(fc.constantFrom(...weekly), anyDay, ({ authority, obligation }, day) => {
      const calendar = calendarOf(authority.id);
      const week = periodHolding(day, 'WEEK', calendar);

      const due = dueOf(obligation.due, week, calendar);

      if (due.kind === 'UNDATED') throw new Error(due.why);
      expect(due.day > week.to && due.day <= addDays(week.to, 3)).toBe(true);
      expect(isWorkingDay(due.day, calendar)).toBe(true);
    }),
  );
});

test('authorities count days in the zone of their calendar, and each has a source', () => {
  for (const { id, zone, source } of register) {
    expect(calendarOf(id).zone).toBe(zone);
    expect(source).not.toBe('');
  }
});

test('what the register names is there: types of reports, taxes of the rules, days of the rules', () => {
  const types = [...reportTypes, ...retailReportTypes].map(({ type }) => type);
  const rules = readShippedRules().rules;
  for (const { authority, obligation } of obligations) {
    const { fulfilledBy } = obligation;
    if (fulfilledBy.kind === 'REPORT') expect(types).toContain(fulfilledBy.reportType);
    if (fulfilledBy.kind !== 'TAX_PERIOD') continue;
    const named = rules.filter(
      (rule) => rule.authority === authority.id && rule.code === fulfilledBy.taxCode,
    );
    expect([authority.id, obligation.code, named.length > 0]).toEqual([authority.id, obligation.code, true]);
    expect(named.map(({ due }) => due)).toContainEqual(obligation.due);
    // A tax period is of a company: two licences owe it once.
    expect([authority.id, obligation.code, obligation.per]).toEqual([
      authority.id,
      obligation.code,
      'LICENSEE',
    ]);
  }
});

test('every country-bound type of report fulfils exactly one obligation', () => {
  const fulfilling = obligations.flatMap(({ obligation: { fulfilledBy } }) =>
    fulfilledBy.kind === 'REPORT' ? [fulfilledBy.reportType] : [],
  );
  const statutory = reportTypes.filter(({ countries }) => countries !== null).map(({ type }) => type);
  expect([...fulfilling].sort()).toEqual([...statutory].sort());
});

test.each([
  ['an authority that comes twice', (list: unknown[]) => [...list, list[0]], /TRA comes twice/],
  ['a regulator that nobody knows', (list: unknown[]) => list.slice(0, 1), /TRA names GBT, who is not here/],
  [
    'a field that is not in the schema',
    (list: unknown[]) => [{ ...(list[0] as object), fax: '1' }],
    /authorities\.0/,
  ],
])('a register with %s is refused', (_words, change, message) => {
  const document = { format: 'tallyhouse-authorities/1', authorities: change([...register]) };
  expect(() => readRegister(document)).toThrow(message);
});

test('what is owed is called by name in every language of the product', () => {
  const unnamed = obligations.filter(({ obligation: { title } }) => !title.sw || !title.ar);
  expect(unnamed.map(({ obligation }) => obligation.code)).toEqual([]);
});
