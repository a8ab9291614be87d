import { isNarrowed, periodFiltersOf, withPeriodFilters } from './period-filters';

test('the address says what the list is narrowed to, and back', () => {
  const address = new URLSearchParams(
    'state=CLOSED&state=FILED&authority=TRA&from=2026-09-01&late=true&unverified=true&page=2&drill=x',
  );

  const filters = periodFiltersOf(address);

  expect(filters).toEqual({
    state: ['CLOSED', 'FILED'],
    authority: 'TRA',
    from: '2026-09-01',
    late: 'true',
    includeUnverified: true,
    page: 2,
  });
  expect(withPeriodFilters(new URLSearchParams('drill=x'), filters).toString()).toBe(
    'drill=x&state=CLOSED&state=FILED&authority=TRA&from=2026-09-01&late=true&unverified=true&page=2',
  );
});

test('several states may stand in one parameter', () => {
  const filters = periodFiltersOf(new URLSearchParams('state=CLOSED,FILED'));

  expect(filters.state).toEqual(['CLOSED', 'FILED']);
});

test('what the address names wrongly is left out', () => {
  const filters = periodFiltersOf(new URLSearchParams('state=NONSENSE&from=yesterday&page=-3'));

  expect(filters).toEqual({ includeUnverified: false, page: 1 });
  expect(isNarrowed(filters)).toBe(false);
});
