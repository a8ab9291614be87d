import { totpCode, matchTotp } from './totp';

// "12345678901234567890" of RFC 6238, appendix B, in base32; its eight digits cut to the last six.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  expect(totpCode(secret, new Date(second * 1000))).toBe(code);
});

test('a code counts one step earlier and later, and no further', () => {
  const now = new Date('2026-03-01T12:00:10Z');
  const code = totpCode(secret, now);
  const step = Math.floor(now.getTime() / 30_000);
  const offsets = [-60, -30, 0, 30, 60];

  expect(offsets.map((seconds) => matchTotp(secret, code, new Date(now.getTime() + seconds * 1000)))).toEqual(
    [null, step, step, step, null],
  );
});
