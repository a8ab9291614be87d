import { rowViewOf, withRowView } from './row-view-in-url';

test('a view survives the way through the address, and the rest of the address stays', () => {
  const view = {
    filters: [{ field: 'ggr', op: 'lt' as const, value: '0' }],
    groupBy: ['vertical', 'provider'],
    sort: [{ field: 'ggr', dir: 'desc' as const }],
  };

  const parameters = withRowView(new URLSearchParams('from=2026-10-01'), view);

  expect(rowViewOf(parameters)).toEqual(view);
  expect(parameters.get('from')).toBe('2026-10-01');
});

test('another grouping drops the sort, which may name a column that is gone', () => {
  const parameters = withRowView(new URLSearchParams('sort=provider:asc'), { groupBy: ['vertical'] });

  expect(rowViewOf(parameters).sort).toEqual([]);
});

test('an address written by somebody else gives a plain view', () => {
  const parameters = new URLSearchParams({ rows: '{"x":1}', group: 'a b,<i>', sort: 'ggr:up' });

  expect(rowViewOf(parameters)).toEqual({ filters: [], groupBy: [], sort: [] });
});
