import { subjectOf } from './export-subject';

const steps = { kind: 'status-reports' as const };

test('an export names the period of its list', () => {
  const query = { from: '2026-03-01', to: '2026-03-31' };

  expect(subjectOf({ ...steps, query })).toMatchObject({ period: query, goTo: { query } });
});

test.each([{ from: '2026-03-31', to: '2026-03-01' }, { from: '2026-03-01' }, {}])(
  'days that are no period, as %p, are told as they were asked for only',
  (query) => {
    expect(subjectOf({ ...steps, query })).toMatchObject({ period: null, goTo: { query } });
  },
);
