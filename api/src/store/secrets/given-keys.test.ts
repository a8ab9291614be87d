import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKeyTo, openGivenKeys } from './given-keys';

const key = randomBytes(32).toString('base64');
let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'given-keys-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
});
afterEach(() => rmSync(folder, { recursive: true }));

function givenFile(text: string, path = join(folder, 'secrets.key')): string {
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}
const open = (secretsKey?: string, secretsKeyFile?: string) =>
  openGivenKeys({ secretsKey, secretsKeyFile, dataDir });

test.each([
  ['notes alone', '# later', /^SECRETS_KEY holds no key\.$/],
  ['a word', 'change-me', /^Key 1 of SECRETS_KEY is not 32 bytes in base64\.$/],
  ['31 bytes', randomBytes(31).toString('base64'), /^Key 1 of SECRETS_KEY is not 32 bytes in base64\.$/],
  ['64 hex digits', randomBytes(32).toString('hex'), /^Key 1 of SECRETS_KEY is not 32 bytes in base64\.$/],
  ['zeros', Buffer.alloc(32).toString('base64'), /^Key 1 of SECRETS_KEY is not random\.$/],
  ['a wrong second key', `${key},short`, /^Key 2 of SECRETS_KEY is not 32 bytes in base64\.$/],
  ['one key twice', `${key} ${key}`, /^SECRETS_KEY holds one key twice\.$/],
])('SECRETS_KEY with %s is refused by name, with what to do, and never repeated', (_what, text, words) => {
  let thrown: unknown;
  try {
    open(text);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ name: 'SecretsError', message: expect.stringMatching(words) });
  expect((thrown as { remedy: string }).remedy).toMatch(/openssl rand -base64 32|Take one of them out/);
  for (const word of text.split(/[ ,]/).filter(({ length }) => length > 1))
    expect(String(thrown)).not.toContain(word);
});

test('a file holds keys line by line, with notes', () => {
  const file = givenFile(`# the newer\n${key}\n\n# the older\n${randomBytes(32).toString('base64')}\n`);

  expect(open(undefined, file)?.ids).toHaveLength(2);
  expect(open(undefined, file)?.ids[0]).toBe(open(key)?.ids[0]);
});

test('a file that is not there, is in the data folder (by a link, too), or open to others is refused', () => {
  const inside = givenFile(key, join(dataDir, 'secrets.key'));
  symlinkSync(dataDir, join(folder, 'link'));
  const wide = givenFile(key);
  chmodSync(wide, 0o644);

  expect(() => open(undefined, join(folder, 'none'))).toThrow(/cannot be read \(ENOENT\)/);
  expect(() => open(undefined, inside)).toThrow(/lies in the data folder/);
  expect(() => open(undefined, join(folder, 'link/secrets.key'))).toThrow(/lies in the data folder/);
  expect(() => open(undefined, wide)).toThrow(/Other accounts of this machine can read the key file/);
});

test('text and file at once are refused', () => {
  expect(() => open(key, givenFile(key))).toThrow('SECRETS_KEY and SECRETS_KEY_FILE are both set.');
});

test('a new key is put ahead of the others, for its own account alone', () => {
  const file = givenFile(key);
  const id = addKeyTo(file, new Date('2026-11-26T00:00:00Z'));

  expect(open(undefined, file)?.ids).toEqual([id, open(key)?.ids[0]]);
});
