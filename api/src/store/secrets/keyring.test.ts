import { randomBytes } from 'node:crypto';
import { createKeyring } from './keyring';
import { readSealingKeys } from './sealing-key';

const [newer = '', older = ''] = [0, 1].map(() => randomBytes(32).toString('base64'));
const place = ['app_user', 'otp_secret', 'u_1'];
const keyringOf = (...keys: string[]) =>
  createKeyring({ source: 'tests' }, () => readSealingKeys(keys.join(','), 'tests'));

test('what was sealed opens in its place, says nothing of itself, and is another text each time', () => {
  const keys = keyringOf(newer);
  const sealed = keys.seal('JBSWY3DP', place);

  expect(keys.open(sealed, place)).toBe('JBSWY3DP');
  expect(sealed).toMatch(new RegExp(`^s1\\.${keys.ids[0] ?? ''}\\.[\\w-]+$`));
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('JBSW');
  expect(keys.seal('JBSWY3DP', place)).not.toBe(sealed);
});

test.each([
  ['row', ['app_user', 'otp_secret', 'u_2']],
  ['column', ['app_user', 'otp_pending_secret', 'u_1']],
  ['table', ['app_users', 'otp_secret', 'u_1']],
  ['split of the same letters', ['app_user', 'otp_secretu', '_1']],
])('in another %s it stays shut, in words', (_what, elsewhere) => {
  const keys = keyringOf(newer);

  expect(() => keys.open(keys.seal('JBSWY3DP', place), elsewhere)).toThrow(
    `The secret ${elsewhere.join(' ')} does not open: it was changed, or belongs elsewhere.`,
  );
});

test('with any one bit changed it stays shut', () => {
  const keys = keyringOf(newer);
  const [mark = '', id = '', content = ''] = keys.seal('JBSWY3DP', place).split('.');
  const bytes = Buffer.from(content, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(() => keys.open([mark, id, changed.toString('base64url')].join('.'), place)).toThrow(
      /does not open/,
    );
  }
});

test.each([['JBSWY3DP'], [''], ['s1.0123abcd.'], ['s1.x.y']])(
  '%j was never sealed, and does not open',
  (text) => {
    expect(() => keyringOf(newer).open(text, place)).toThrow(/does not open/);
  },
);

test('the first key seals, and those behind it open', () => {
  const sealed = keyringOf(older).seal('JBSWY3DP', place);
  const both = keyringOf(newer, older);

  expect(both.open(sealed, place)).toBe('JBSWY3DP');
  expect(keyringOf(newer).open(both.seal('x', place), place)).toBe('x');
});

test('a key that is not there is named, with those that are', () => {
  const sealed = keyringOf(older).seal('JBSWY3DP', place);
  const [missing, given] = [keyringOf(older).ids[0] ?? '', keyringOf(newer).ids[0] ?? ''];

  expect(() => keyringOf(newer).open(sealed, place)).toThrow(
    `Secrets are sealed by the key ${missing}, and tests gives ${given}: nothing was changed.`,
  );
});

test('keys are read again for one that came since', () => {
  let text = older;
  const keys = createKeyring({ source: 'tests' }, () => readSealingKeys(text, 'tests'));
  const sealed = keyringOf(newer).seal('JBSWY3DP', place);
  text = `${newer}\n${older}`;

  expect(keys.open(sealed, place)).toBe('JBSWY3DP');
  expect(keys.ids[0]).toBe(keyringOf(newer).ids[0]);
});
