import { returnPath, withReturn } from './return-to';

const origin = 'https://app.example';

test('signing in leads back to the very address, query and anchor kept', () => {
  const search = withReturn('/login', '/online/r-1?period=2026-10#rows').slice('/login'.length);

  expect(returnPath(search, origin)).toBe('/online/r-1?period=2026-10#rows');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'online',
  '',
  '/login',
  '/login?returnTo=/online',
  '/',
])('%j is not gone to', (wanted) => {
  expect(returnPath(`?returnTo=${encodeURIComponent(wanted)}`, origin)).toBe('/brands');
});
