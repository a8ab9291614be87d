import { parentOf, viewFromAddress, viewInto, viewOn, viewToAddress } from './retail-view';

const period = { from: '2026-11-01', to: '2026-11-20' };
const read = (search: string) => viewFromAddress(new URLSearchParams(search), period);

test('a bare address shows regions of the period, best revenue first', () => {
  expect(read('')).toEqual({
    ...period,
    level: 'region',
    text: '',
    sort: { field: 'ggr', direction: 'desc' },
    page: 1,
  });
});

test('a view survives the way through the address', () => {
  const search =
    'from=2026-11-01&to=2026-11-20&level=terminal&region=Arusha&branch=br-7&text=kiosk&sort=stakes%3Aasc&page=2';

  expect(viewToAddress(read(search)).toString()).toBe(search);
  expect(parentOf(read(search))).toBe('br-7');
});

test('terminals without their branch become branches', () => {
  expect(read('level=terminal&region=Arusha')).toMatchObject({ level: 'branch', region: 'Arusha' });
});

test.each(['sort=secret:asc', 'sort=ggr:sideways', 'sort='])('%s falls back to the usual order', (search) => {
  expect(read(search).sort).toEqual({ field: 'ggr', direction: 'desc' });
});

test('regions have no parent, branches their region', () => {
  expect(parentOf(read('level=region&region=Arusha'))).toBeUndefined();
  expect(parentOf(read('level=branch&region=Arusha'))).toBe('Arusha');
});

test('a region opens its branches, a branch its terminals, and the way back leaves what lies below', () => {
  const regions = read('sort=stakes:asc&text=aru&page=2');

  const branches = viewInto(regions, { id: 'r-1', level: 'region', name: 'Arusha', region: 'Arusha' });
  const terminals = viewInto(branches, {
    id: 'br-7',
    level: 'branch',
    name: 'Arusha Market',
    region: 'Arusha',
  });

  expect(branches).toMatchObject({
    level: 'branch',
    region: 'Arusha',
    text: '',
    page: 1,
    sort: { field: 'stakes' },
  });
  expect(terminals).toMatchObject({ level: 'terminal', region: 'Arusha', branch: 'br-7' });
  expect(viewOn(terminals, 'cashier')).toMatchObject({ level: 'cashier', branch: 'br-7' });
  expect(viewOn(terminals, 'branch')).not.toHaveProperty('branch');
  expect(viewOn(terminals, 'region')).not.toHaveProperty('region');
});
