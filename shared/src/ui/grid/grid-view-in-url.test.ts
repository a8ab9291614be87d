import { gridViewNames, gridViewOf, withGridView, type GridView } from './grid-view-in-url';

const view: GridView = {
  filters: [{ field: 'ggr', op: 'between', value: ['-10', '20.5'] }],
  marks: [{ field: 'hold', op: 'lt', value: '0' }],
  groupBy: ['vertical', 'provider'],
  sort: [
    { field: 'ggr', dir: 'desc' },
    { field: 'day', dir: 'asc' },
  ],
  layout: {
    order: ['day', 'ggr'],
    hidden: ['hold'],
    pins: { start: ['day'], end: ['ggr'] },
    widths: { day: 140, ggr: 200 },
  },
  density: 'compact',
};

test('a copied link shows a colleague the same, and what is not the grid’s stays', () => {
  const address = withGridView(new URLSearchParams('from=2026-10-01&to=2026-10-31'), view).toString();

  expect(gridViewOf(new URLSearchParams(address))).toEqual(view);
  expect(new URLSearchParams(address).get('from')).toBe('2026-10-01');
});

test('a plain view leaves nothing behind in the address', () => {
  const plain = gridViewOf(new URLSearchParams());
  const address = withGridView(withGridView(new URLSearchParams('x=1'), view), plain);

  expect(address.toString()).toBe('x=1');
});

test('nothing pinned is not the same as nothing said about pins', () => {
  const { layout } = view;
  const address = withGridView(new URLSearchParams(), {
    layout: { ...layout, pins: { start: [], end: [] } },
  });

  expect(gridViewOf(address).layout.pins).toEqual({ start: [], end: [] });
  expect(gridViewOf(new URLSearchParams()).layout.pins).toBeUndefined();
});

test('two grids of one page keep apart', () => {
  const address = withGridView(withGridView(new URLSearchParams(), view), { density: 'comfortable' }, 'd.');

  expect(gridViewOf(address)).toEqual(view);
  expect(gridViewOf(address, 'd.').density).toBe('comfortable');
  expect(gridViewNames('d.')).toContain('d.density');
});

test('another grouping drops the sort, which may name a column that is gone', () => {
  expect(gridViewOf(withGridView(withGridView(new URLSearchParams(), view), { groupBy: [] })).sort).toEqual(
    [],
  );
});

test.each([
  ['rows', '{"x":1}', { filters: [] }],
  ['rows', 'not JSON', { filters: [] }],
  [
    'rows',
    '[{"field":"ggr","op":"drop"},{"field":"ggr","op":"lt","value":"0"}]',
    {
      filters: [{ field: 'ggr', op: 'lt', value: '0' }],
    },
  ],
  ['sort', 'ggr:up,<b>:asc,day:asc,day:desc', { sort: [{ field: 'day', dir: 'asc' }] }],
  ['group', 'a b,vertical,vertical', { groupBy: ['vertical'] }],
  ['widths', 'day:99999,ggr:1,hold:abc', { layout: { order: [], hidden: [], widths: { ggr: 72 } } }],
  ['density', 'tiny', { density: 'normal' }],
])('of %s=%s only what was written by us is read', (name, value, expected) => {
  expect(gridViewOf(new URLSearchParams({ [name]: value }))).toMatchObject(expected);
});
