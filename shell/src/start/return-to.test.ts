import { assert, constantFrom, oneof, array, property, string } from 'fast-check';
import { returnPath, withReturn } from './return-to';

const origin = 'https://app.example';
const returning = (wanted: string) => returnPath(`?returnTo=${encodeURIComponent(wanted)}`, origin);

test.each([
  '/online/r-1?period=2026-10#rows',
  '/settings#password',
  '/load-data?source=btc_771&channel=ONLINE',
  '/nobody-owns-it',
  '/online?next=//evil.example',
])('signing in leads back to the very address %s', (path) => {
  const search = withReturn('/login', path).slice('/login'.length);

  expect(returnPath(search, origin)).toBe(path);
});

test.each([
  '',
  '/',
  'online',
  './online',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'http:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '//app.example@evil.example',
  '@evil.example',
  'app.example@evil.example',
  '.evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\/\\/evil.example',
  '/\\/evil.example',
  '/online\\..\\..\\evil',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '/online/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\0/evil.example',
  '/online\r\nSet-Cookie: a=b',
  '/\u0085/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '/login',
  '/login/',
  '/LOGIN',
  '/%6Cogin',
  '/login?returnTo=/online',
  '/login/../login',
  '/online/../login',
  '/brands?returnTo=//evil.example',
  '/%',
])('%j is not gone to', (wanted) => {
  expect(returning(wanted)).toBe('/brands');
});

test.each([
  ['/%2f/evil.example', '/%2f/evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%252f%252fevil.example', '/%252f%252fevil.example'],
  ['/%5cevil.example', '/%5cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/%0d%0aSet-Cookie:a=b', '/%0d%0aSet-Cookie:a=b'],
  ['/\u2215evil.example', '/%E2%88%95evil.example'],
  ['/\uff0f\uff0fevil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
  ['/\u2044evil.example', '/%E2%81%84evil.example'],
  ['/evil\u3002example', '/evil%E3%80%82example'],
  ['/https://evil.example', '/https://evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/#//evil.example', '/brands'],
  ['/?//evil.example', '/brands'],
])('%j stays a path of this page, %s', (wanted, path) => {
  expect(returning(wanted)).toBe(path);
  expect(new URL(path, origin).origin).toBe(origin);
});

test('an address longer than any of ours is not gone to', () => {
  const longest = `/online?a=${'a'.repeat(1990)}`;

  expect(returning(longest)).toBe(longest);
  expect(returning(`${longest}a`)).toBe('/brands');
});

test('without a returnTo it is the brands', () => {
  expect(returnPath('', origin)).toBe('/brands');
});

test('whatever is asked for, one stays on this origin, at one slash, and never at /login', () => {
  const pieces = constantFrom(
    ...[
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '#',
      '?',
      '\t',
      '\r',
      '\n',
      '\0',
      ' ',
      'https',
      'javascript',
      'login',
    ],
    ...[
      '%2f',
      '%5c',
      '%2e',
      '%00',
      '%0a',
      '\u2215',
      '\uff0f',
      '\u3002',
      'evil.example',
      'app.example',
      'LOGIN',
    ],
  );
  const wanted = array(oneof({ weight: 4, arbitrary: pieces }, string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 12,
  }).map((parts) => parts.join(''));

  assert(
    property(
      oneof(
        wanted,
        wanted.map((path) => `/${path}`),
      ),
      (path) => {
        const goesTo = returning(path);

        expect(goesTo).toMatch(/^\/(?![/\\])/);
        const url = new URL(goesTo, origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname.toLowerCase()).not.toMatch(/^\/(login(\/|$)|\/)/);
      },
    ),
    { numRuns: 1000 },
  );
});
