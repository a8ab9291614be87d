import { daysSql } from './days-sql';
import { createSqlParams } from './sql-params';

test.each([
  [{ from: '2026-03-29', to: '2026-03-29' }, ['2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z']],
  // The day on which clocks go forward has 23 hours.
  [
    { from: '2026-03-29', to: '2026-03-29', zone: 'Europe/London' },
    ['2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
  ],
  [{ from: '2026-03-29', zone: 'Africa/Nairobi' }, ['2026-03-28T21:00:00.000Z']],
  [{ to: '9999-12-30', zone: 'Africa/Nairobi' }, ['9999-12-30T21:00:00.000Z']],
  [{}, []],
])('%j are whole days by the clocks of their zone', (days, instants) => {
  const params = createSqlParams();
  const conditions = daysSql('c.happened_at', days, params);

  expect(params.values).toEqual(instants);
  expect(conditions).toHaveLength(instants.length);
});
