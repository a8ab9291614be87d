import { execFileSync } from 'node:child_process';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportDocument } from '../export-document';
import { writePdfExport } from '../formats/pdf-export';
import { givenKeyFile, type GivenKeyFile } from '../testing/given-key-file';
import { readPdf } from '../testing/read-pdf';
import { wordsOfFile } from '../words/file-words';
import { openPdfSigner } from './open-pdf-signer';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-signing-'));
const path = join(folder, 'file.pdf');
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const document: ExportDocument = {
  words: wordsOfFile('pdf', 'en'),
  ...{ name: 'test', head: [['Title', 'Test']], currency: 'EUR', zone: 'Europe/Malta' },
  columns: [{ field: 'ggr', title: 'GGR', type: 'money' }],
  ...{ totals: null, rowCount: 1, note: null },
  rows: () => [['1234.50']],
};
// Certificates are made after this was read, in a suite of many files minutes after.
const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000);

function open({ file, passphrase }: GivenKeyFile, now = at) {
  return openPdfSigner({ file, passphrase, passphraseFile: undefined }, { dataDir, now });
}

/** The bytes of the file around its signature, and the signature. */
function signedParts(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const [, ...numbers] = /\/ByteRange \[(\d+) +(\d+) +(\d+) +(\d+) *\]/.exec(text) ?? [];
  const [start = 0, length = 0, second = 0, rest = 0] = numbers.map(Number);
  expect(second + rest).toBe(bytes.length);
  const hole = text.slice(start + length, second);
  expect(hole).toMatch(/^<[0-9a-f]+>$/);
  return {
    content: Buffer.concat([bytes.subarray(start, length), bytes.subarray(second)]),
    signature: Buffer.from(hole.slice(1, -1), 'hex'),
  };
}

/** As OpenSSL answers: the signature is that of the content, and names its certificate as CAdES asks. */
function verify({ content, signature }: ReturnType<typeof signedParts>, certificate: string): void {
  const [data, der] = [join(folder, 'content'), join(folder, 'signature.der')];
  writeFileSync(data, content);
  writeFileSync(der, signature);
  execFileSync(
    'openssl',
    [
      ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', der, '-content', data],
      ...['-CAfile', certificate, '-purpose', 'any', '-out', '/dev/null'],
    ],
    { stdio: 'pipe' },
  );
}

describe.each(['rsa:2048', 'ec'] as const)('with a key of %s', (kind) => {
  let key: GivenKeyFile;
  let bytes: Buffer;

  beforeAll(async () => {
    key = givenKeyFile(folder, { kind, usage: 'digitalSignature' });
    const signer = (await open(key))!;
    await pipeline(writePdfExport(document, { signing: { signer, at } }), createWriteStream(path));
    bytes = readFileSync(path);
  });

  test('a PDF has a PAdES signature that another program finds good', () => {
    expect(bytes.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    expect(bytes.toString('latin1')).toContain(
      `/M (D:${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z)`,
    );
    verify(signedParts(bytes), key.certificate);
  });

  test('a byte that was changed breaks it', () => {
    for (const place of [20, bytes.indexOf('ByteRange') - 40, bytes.length - 8]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => verify(signedParts(changed), key.certificate)).toThrow(/digest|verif/i);
    }
  });

  test('it says who signed, beside the same text', () => {
    const { pages } = readPdf(bytes);
    expect(pages.flat(2)).toContain('1,234.50');
    expect(pages.flat(2).join(' ')).toContain('Signed digitally by Alder Gaming Ltd');
  });
});

describe('a key that cannot be used is told at the start, with what to do', () => {
  const given = (part: Partial<Parameters<typeof openPdfSigner>[0]>) =>
    openPdfSigner(
      { file: undefined, passphrase: undefined, passphraseFile: undefined, ...part },
      { dataDir, now: at },
    );
  let key: GivenKeyFile;
  beforeAll(() => void (key = givenKeyFile(folder)));

  test('none is asked for: nothing is signed', async () => {
    expect(await given({})).toBeNull();
  });

  test('by a pass phrase in a file, too', async () => {
    const passphraseFile = join(folder, 'passphrase');
    writeFileSync(passphraseFile, `${key.passphrase}\n`, { mode: 0o600 });
    expect(await given({ file: key.file, passphraseFile })).toMatchObject({ name: 'Alder Gaming Ltd' });
    await expect(given({ file: key.file, passphraseFile, passphrase: 'x' })).rejects.toThrow(
      'set one of them',
    );
  });

  test('a wrong pass phrase, which is not repeated', async () => {
    const wrong = given({ file: key.file, passphrase: 'not-the-one' });
    await expect(wrong).rejects.toThrow(/The pass phrase does not open .*PDF_SIGNING_PASSPHRASE_FILE/);
    await expect(wrong).rejects.not.toThrow('not-the-one');
  });

  test('a file that is missing, in the data folder, open to others, or no PKCS#12', async () => {
    await expect(given({ file: join(dataDir, 'a.p12') })).rejects.toThrow('lies in the data folder');
    await expect(given({ file: join(folder, 'none.p12') })).rejects.toThrow(/cannot be read \(ENOENT\)/);
    chmodSync(key.certificate, 0o600);
    await expect(given({ file: key.certificate, passphrase: '' })).rejects.toThrow(/is no PKCS#12 file/);
    chmodSync(key.file, 0o644);
    await expect(open(key)).rejects.toThrow('chmod 600');
    chmodSync(key.file, 0o600);
  });

  test('a pass phrase without a file', async () => {
    await expect(given({ passphrase: 'x' })).rejects.toThrow('PDF_SIGNING_FILE is missing');
  });

  test('a certificate that has ended, is not valid yet, or is not for signatures; a weak key', async () => {
    await expect(open(key, new Date(at.getTime() + 4000 * 86_400_000))).rejects.toThrow(/ended on 20\d\d-/);
    await expect(open(key, new Date('2020-01-01'))).rejects.toThrow('is valid from');
    await expect(open(givenKeyFile(folder, { usage: 'keyEncipherment' }))).rejects.toThrow(
      'not made for signatures',
    );
    await expect(open(givenKeyFile(folder, { kind: 'rsa:1024' }))).rejects.toThrow('2048 bits or more');
  });
});

test('a certificate that ends while the server runs signs nothing', async () => {
  const signer = (await open(givenKeyFile(folder)))!;
  const late = new Date(at.getTime() + 4000 * 86_400_000);
  const writing = pipeline(
    writePdfExport(document, { signing: { signer, at: late } }),
    createWriteStream(path),
  );

  await expect(writing).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringContaining('has ended'),
  });
});
