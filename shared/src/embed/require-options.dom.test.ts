import { requireOptions } from './require-options';

const good = { apiBaseUrl: 'https://tallyhouse.example', brand: 'alder', getAccessToken: () => null };

test.each([
  ['only what is needed', good],
  ['the page’s own origin', { ...good, apiBaseUrl: '' }],
  ['all there is', { ...good, locale: 'sw', theme: 'dark', basename: '/reports', route: '/online' }],
])('%s is taken', (_case, options) => {
  expect(() => requireOptions(document.body, options)).not.toThrow();
});

test.each([
  ['no options', undefined, /apiBaseUrl .*; brand .*; getAccessToken /],
  ['an address that is none', { ...good, apiBaseUrl: 'javascript:alert(1)' }, /apiBaseUrl is not an address/],
  ['a language there is not', { ...good, locale: 'fr' }, /locale is none of en, sw/],
  ['a basename without a slash', { ...good, basename: 'reports' }, /basename does not begin with \//],
])('%s is refused by name', (_case, options, words) => {
  expect(() => requireOptions(document.body, options)).toThrow(words);
});

test('what is no element is refused', () => {
  expect(() => requireOptions('#place', good)).toThrow(/no element of the page/);
});
