import { randomBytes } from 'node:crypto';
import { createSealer } from './sealer';
import { givenTokenKeys } from './testing/given-token-keys';

const key = randomBytes(32);
const sealer = createSealer(givenTokenKeys(key), 'tests');

test('what was sealed is opened again, and says nothing to others', () => {
  const sealed = sealer.seal({ userId: 'u_1', rows: 50 });

  expect(sealer.open(sealed)).toEqual({ userId: 'u_1', rows: 50 });
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('u_1');
});

test('a text in which one bit was changed stays shut, also where it would still be JSON', () => {
  const bytes = Buffer.from(sealer.seal({ rows: 50 }), 'base64url');
  // The last digit, before the brace: of 50 it makes 51.
  const place = bytes.length - 2;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);

  expect(sealer.open(bytes.toString('base64url'))).toBeUndefined();
});

test('what was sealed for another purpose, or under another key, stays shut', () => {
  expect(createSealer(givenTokenKeys(key), 'other tests').open(sealer.seal(1))).toBeUndefined();
  expect(createSealer(givenTokenKeys(randomBytes(32)), 'tests').open(sealer.seal(1))).toBeUndefined();
});
