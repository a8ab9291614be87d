import fc from 'fast-check';
import { periodRuleSchema, type PeriodRule } from '@tallyhouse/shared/contracts/saved-searches';
import { addDays } from '../../domain/periods/calendar';
import { gamingDaysOf } from '../../domain/periods/gaming-day';
import { periodOf } from './period-rule';

const brand = { zone: 'Europe/Malta', cutoff: '06:00' };

// 05:59 local on Wednesday 1 April is still the gaming day of Tuesday 31 March.
test.each<[PeriodRule, string, string, string]>([
  ['YESTERDAY', '2026-04-01T03:59:00Z', '2026-03-30', '2026-03-30'],
  ['YESTERDAY', '2026-04-01T04:00:00Z', '2026-03-31', '2026-03-31'],
  ['LAST_7_DAYS', '2026-04-01T04:00:00Z', '2026-03-25', '2026-03-31'],
  ['LAST_WEEK', '2026-04-01T04:00:00Z', '2026-03-23', '2026-03-29'],
  ['LAST_WEEK', '2026-04-06T03:59:00Z', '2026-03-23', '2026-03-29'],
  ['LAST_WEEK', '2026-04-06T04:00:00Z', '2026-03-30', '2026-04-05'],
  ['MONTH_TO_DATE', '2026-04-01T03:59:00Z', '2026-03-01', '2026-03-31'],
  ['MONTH_TO_DATE', '2026-04-01T04:00:00Z', '2026-04-01', '2026-04-01'],
  ['LAST_MONTH', '2026-04-01T03:59:00Z', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2026-01-15T12:00:00Z', '2025-12-01', '2025-12-31'],
])('%s at %s is %s to %s', (rule, now, from, to) => {
  expect(periodOf(rule, brand, new Date(now))).toEqual({ from, to });
});

test('no rule but that of the month up to today reaches into a day that is not over', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom(...periodRuleSchema.options), (now, rule) => {
      const today = gamingDaysOf(brand.zone, brand.cutoff).dayOf(now.getTime());
      const { from, to } = periodOf(rule, brand, now);
      expect(from <= to).toBe(true);
      expect(to <= (rule === 'MONTH_TO_DATE' ? today : addDays(today, -1))).toBe(true);
    }),
  );
});
