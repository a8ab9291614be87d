import { shortHash } from './short-hash';

test.each([
  [`sha256:${'a'.repeat(64)}`, 'sha256:aaaaaaaaaaaaaaaa…'],
  ['tz-2026.1', 'tz-2026.1'],
])('%s is shown as %s', (hash, shown) => {
  expect(shortHash(hash)).toBe(shown);
});
