import { filtersFromAddress, filtersToAddress, isFiltered, withFilter } from './batch-filters';

test('filters survive the way through the address, other parameters stay', () => {
  const address = new URLSearchParams(
    'from=2026-11-01&to=2026-11-20&source=casino&channel=ONLINE&kind=BETS&state=PARTIAL&state=MISSING&unresolved=true&page=3&batch=b7',
  );

  const filters = filtersFromAddress(address);
  const written = filtersToAddress(filters, new URLSearchParams('batch=b7&page=9&state=LOADED'));

  expect(filters).toEqual({
    from: '2026-11-01',
    to: '2026-11-20',
    source: 'casino',
    channel: 'ONLINE',
    kind: 'BETS',
    states: ['PARTIAL', 'MISSING'],
    unresolved: 'true',
    page: 3,
  });
  expect(filtersFromAddress(written)).toEqual(filters);
  expect(written.get('batch')).toBe('b7');
});

test('what an address has wrong is left out', () => {
  expect(
    filtersFromAddress(
      new URLSearchParams('from=yesterday&channel=FAX&kind=&unresolved=perhaps&state=BAD&page=-4&source='),
    ),
  ).toEqual({
    states: [],
    page: 1,
  });
});

test('an empty filter leaves a clean address', () => {
  expect(
    filtersToAddress(
      { states: [], page: 1 },
      new URLSearchParams('from=2026-11-01&state=LOADED&page=2'),
    ).toString(),
  ).toBe('');
});

test.each([
  ['nothing', '', false],
  ['a page only', 'page=2', false],
  ['a state', 'state=LOADED', true],
  ['a source', 'source=casino', true],
])('%s: filtered %#', (_what, search, filtered) => {
  expect(isFiltered(filtersFromAddress(new URLSearchParams(search)))).toBe(filtered);
});

test('one filter is set or taken away, the others stay, and the list starts over', () => {
  const filters = filtersFromAddress(new URLSearchParams('source=casino&kind=BETS&state=PARTIAL&page=4'));

  expect(withFilter(filters, 'kind', undefined)).toEqual({ source: 'casino', states: ['PARTIAL'], page: 1 });
  expect(withFilter(filters, 'source', 'sportsbook')).toEqual({
    source: 'sportsbook',
    kind: 'BETS',
    states: ['PARTIAL'],
    page: 1,
  });
});
