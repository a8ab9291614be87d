import { scopeFromUrl, scopeIntoUrl, type ScopeOptions } from './scope-in-url';

const options: ScopeOptions = {
  bases: ['SETTLED', 'PLACED'],
  currencies: ['TZS', 'EUR'],
  hasAsOf: true,
  comparisons: ['previous', 'same-days'],
};
const read = (search: string, more: Partial<ScopeOptions> = {}) =>
  scopeFromUrl(new URLSearchParams(search), { ...options, ...more }, '2026-11-20');

test('an address that says nothing means the last complete month on the usual basis, now', () => {
  const { values, ignored } = read('');

  expect(values).toEqual({
    period: { from: '2026-10-01', to: '2026-10-31' },
    basis: 'SETTLED',
    currency: null,
    asOf: null,
    compare: 'none',
    authority: null,
  });
  expect(ignored).toEqual([]);
});

test('an address is read as it was written', () => {
  const { values } = read('');
  const asked = {
    ...values,
    period: { from: '2026-11-01', to: '2026-11-19' },
    basis: 'PLACED' as const,
    currency: 'EUR',
    asOf: '2026-11-19T08:00:00.000Z',
    compare: 'same-days' as const,
    authority: 'GBT',
  };
  const written = scopeIntoUrl(new URLSearchParams('sort=ggr%3Adesc'), asked);

  expect(read(written.toString())).toEqual({ values: asked, ignored: [] });
  expect(written.get('sort')).toBe('ggr:desc');
});

test.each([
  ['from=2026-13-01&to=2026-10-31', 'from'],
  ['from=2026-10-31&to=2026-10-01', 'from'],
  ['from=2026-10-01', 'from'],
  ['from=2027-01-01&to=2027-01-31', 'from'],
  ['basis=PAID', 'basis'],
  ['currency=USD', 'currency'],
  ['asOf=yesterday', 'asOf'],
  ['compare=year', 'compare'],
  ['from=2026-11-02&to=2026-11-10&compare=same-days', 'compare'],
  ['authority=%3Cscript%3E', 'authority'],
])('of %s only %s is left out', (search, name) => {
  expect(read(search).ignored).toEqual([name]);
});

test('a screen whose call takes no instant says that it left it out', () => {
  const { values, ignored } = read('asOf=2026-11-19T08:00:00.000Z', { hasAsOf: false });

  expect(values.asOf).toBeNull();
  expect(ignored).toEqual(['asOf']);
});

test('another period starts at the first page', () => {
  const next = scopeIntoUrl(new URLSearchParams('page=4&text=arusha'), {
    period: { from: '2026-09-01', to: '2026-09-30' },
  });

  expect(next.toString()).toBe('text=arusha&from=2026-09-01&to=2026-09-30');
});
