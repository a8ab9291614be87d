import fc from 'fast-check';
import { passwordFault } from './password-rules';
import { hashPassword, needsRehash, verifyPassword } from './passwords';

const email = 'asha.mushi@example.test';

test.each([
  ['', 'TOO_SHORT'],
  ['1234567', 'TOO_SHORT'],
  ['🔑🔑🔑🔑🔑🔑🔑', 'TOO_SHORT'],
  ['12345678', 'TOO_COMMON'],
  ['QWERTYUIOP', 'TOO_COMMON'],
  ['Asha.Mushi@example.test', 'IS_EMAIL'],
  ['asha.mushi', 'IS_EMAIL'],
  ['aaaaaaaaaaaaaaaaaaaaaaab', null],
  ['    spaces stay    ', null],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', null],
  ['x'.repeat(1024), null],
  ['Tallyhouse-demo-1', null],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password, email)).toBe(fault);
});

test('a password is the very text that was typed: no other passes, cut, trimmed or in another case', async () => {
  // Longer than the 72 bytes that some functions look at.
  const long = `${'long and longer '.repeat(6)}end`;
  const kept = await hashPassword(long);
  const others = [long.slice(0, 72), `${long} `, long.toUpperCase(), long.normalize('NFD') + '\u0000'];

  expect(await verifyPassword(kept, long)).toBe(true);
  for (const other of others) expect(await verifyPassword(kept, other)).toBe(false);
});

test('whatever is typed, it alone passes', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(text, text, async (password, other) => {
      const kept = await hashPassword(password);
      expect(await verifyPassword(kept, password)).toBe(true);
      expect(await verifyPassword(kept, other)).toBe(other === password);
    }),
    { numRuns: 25 },
  );
});

test('hashes are argon2id of today’s cost; older and other ones are made anew', async () => {
  expect(needsRehash(await hashPassword('x'))).toBe(false);
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(needsRehash('$argon2id$v=19$m=4096,t=2,p=1$salt$hash')).toBe(true);
  expect(needsRehash('$argon2i$v=19$m=19456,t=2,p=1$salt$hash')).toBe(true);
  expect(needsRehash('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
});
