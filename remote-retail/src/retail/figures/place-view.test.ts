import { intoPlace, placeViewOf, withPlaceView } from './place-view';

const read = (search: string) => placeViewOf(new URLSearchParams(search));

test('a bare address shows regions, every figure by the day of its own event', () => {
  expect(read('')).toEqual({ level: 'region', parentId: null, text: '', dateBasis: null, payouts: 'paying' });
});

test('a view survives the way through the address, and what is not of it stays', () => {
  const search = 'from=2026-10-01&level=cashier&parentId=S021&text=juma&dateBasis=sold&payouts=selling';

  const written = withPlaceView(new URLSearchParams(search), {});

  expect(placeViewOf(written)).toEqual(read(search));
  expect(written.get('from')).toBe('2026-10-01');
});

test('terminals of no branch are branches; regions have no parent', () => {
  expect(read('level=terminal')).toMatchObject({ level: 'branch', parentId: null });
  expect(read('level=region&parentId=Arusha').parentId).toBeNull();
});

test('what an address names wrongly is left out', () => {
  expect(read('level=planet&dateBasis=born&payouts=nobody')).toEqual(read(''));
});

test('another place drops the search for a name; tickets drop the order of places', () => {
  const search = new URLSearchParams('level=branch&parentId=Arusha&text=kal&sort=overShort:desc');

  const terminals = withPlaceView(search, { level: 'terminal', parentId: 'S021' });
  const tickets = withPlaceView(search, { level: 'ticket', parentId: 'S021' });

  expect(terminals.toString()).toBe('sort=overShort%3Adesc&level=terminal&parentId=S021');
  expect(tickets.has('sort')).toBe(false);
  expect(withPlaceView(search, { payouts: 'selling' }).get('text')).toBe('kal');
});

test.each([
  ['region', { level: 'branch', parentId: 'x' }],
  ['branch', { level: 'terminal', parentId: 'x' }],
  ['terminal', { level: 'ticket', parentId: 'x' }],
  ['cashier', { level: 'ticket', parentId: 'x' }],
  ['ticket', null],
] as const)('a %s leads into %j', (level, into) => {
  expect(intoPlace({ id: 'x', level, name: 'X' })).toEqual(into);
});
