import { isSameQuery, queryOfAddress, queryOn, withQuery } from './search-address';

const names = ['type', 'from', 'to', 'status'];

test('an address gives the query of its names, and a query gives the address back', () => {
  const parameters = new URLSearchParams('status=SENT&status=ACCEPTED&type=ONLINE_DAILY&page=3&hide=ggr');

  const query = queryOfAddress(parameters, names);

  expect(query).toEqual({ type: 'ONLINE_DAILY', status: ['SENT', 'ACCEPTED'] });
  const back = withQuery(new URLSearchParams('hide=ggr&page=3&type=OTHER'), query, names);
  expect(back.toString()).toBe('hide=ggr&type=ONLINE_DAILY&status=SENT&status=ACCEPTED');
});

test.each([
  ['YESTERDAY', '2026-11-19', '2026-11-19'],
  ['LAST_7_DAYS', '2026-11-13', '2026-11-19'],
  ['LAST_WEEK', '2026-11-09', '2026-11-15'],
  ['MONTH_TO_DATE', '2026-11-01', '2026-11-20'],
  ['LAST_MONTH', '2026-10-01', '2026-10-31'],
] as const)('%s on Friday 20 November is %s to %s', (periodRule, from, to) => {
  expect(queryOn({ query: { type: 'X' }, periodRule }, '2026-11-20')).toEqual({ type: 'X', from, to });
});

test('the order of names and of repeated values makes no other view', () => {
  expect(isSameQuery({ a: ['1', '2'], b: 'x' }, { b: 'x', a: ['2', '1'] })).toBe(true);
  expect(isSameQuery({ a: ['1', '2'] }, { a: '1' })).toBe(false);
});
