/** @jest-environment node */
import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { archiveLimits } from './archive-limits';
import { readArchive } from './read-archive';

const report = {
  id: 'rep_1',
  type: 'ONLINE_DAILY',
  title: 'Online by day, October 2026',
  period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'SETTLED',
  version: 1,
  replaces: null,
  state: 'SIMULATED',
  figureStatus: 'FINAL',
  rowCount: 31,
  currency: 'TZS',
  stakes: '1000.00',
  ggr: '200.00',
  preparedBy: 'Asha',
  preparedAt: '2026-11-02T08:00:00.000Z',
  confirmedBy: null,
  sentAt: null,
  ackRef: null,
  contentHash: 'sha256:00',
};
const script = {
  format: 1,
  generatedAt: '2026-11-20T08:00:00.000Z',
  brandId: 'alder',
  reports: [
    {
      report,
      definition: {
        type: 'ONLINE_DAILY',
        period: report.period,
        basis: 'SETTLED',
        fields: ['day', 'ggr'],
        filters: [],
        asOf: '2026-11-02T08:00:00.000Z',
      },
      file: 'reports/rep_1.json',
    },
  ],
};
const honest = {
  'script.js': `/* lastreports v1 sha256=00 */ lastReports(${JSON.stringify(script)});`,
  'reports/rep_1.json': '{"rows":[]}',
};

type Files = Record<string, string | Uint8Array>;

function manifestOf(files: Files): string {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    size: Buffer.from(content as string).byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  return JSON.stringify({
    format: 1,
    generatedAt: script.generatedAt,
    brandId: 'alder',
    entries,
    signature: 'x',
  });
}

async function archiveOf(files: Files, manifest: string | null = manifestOf(files)): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content, { createFolders: false });
  if (manifest !== null) zip.file('manifest.json', manifest);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Replaces every occurrence of `from` (same length), also in headers. */
function patched(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(from, to), 'latin1'));
}

/** Writes `value` at `offset` of the first central directory entry. */
function withDirectoryField(bytes: Uint8Array, offset: number, value: number): Uint8Array {
  const copy = new Uint8Array(bytes);
  const at = Buffer.from(copy).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  new DataView(copy.buffer).setUint32(at + offset, value, true);
  return copy;
}

const withScript = (text: string) => archiveOf({ ...honest, 'script.js': text });
const call = (json: string) => withScript(`lastReports(${json});`);

test('an honest archive gives its reports, and every entry is compared with the manifest', async () => {
  const opened = await readArchive(await archiveOf(honest));

  expect(opened.script.reports.map((listed) => listed.report.title)).toEqual(['Online by day, October 2026']);
  expect(opened.script.reports[0]?.definition.fields).toEqual(['day', 'ggr']);
  expect(opened.scriptFile).toBe('script.js');
  expect(opened.checkedEntries).toBe(3);
});

test('folder entries and a byte-order mark are accepted', async () => {
  const zip = new JSZip();
  const files = { ...honest, 'script.js': `\uFEFF${honest['script.js']}` };
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  zip.file('manifest.json', manifestOf(files));

  const opened = await readArchive(await zip.generateAsync({ type: 'uint8array' }));

  expect(opened.script.reports).toHaveLength(1);
});

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024);
const noise = (megabytes: number) => {
  const bytes = zeros(megabytes);
  let state = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    bytes[at] = state >>> 16;
  }
  return bytes;
};
const manyFiles: Files = { ...honest };
for (let index = 0; index < 200; index += 1) manyFiles[`reports/${index}.json`] = '{}';
const deep = `${'['.repeat(33)}${']'.repeat(33)}`;

test.each<[string, string, () => Promise<Uint8Array>]>([
  [
    'another format',
    'not-a-zip',
    () => Promise.resolve(new TextEncoder().encode('<html>502</html>'.repeat(9))),
  ],
  ['more bytes than allowed', 'too-large', () => Promise.resolve(zeros(21))],
  ['a path that climbs out', 'unsafe-name', () => archiveOf({ ...honest, '../x': 'x' })],
  ['an absolute path', 'unsafe-name', () => archiveOf({ ...honest, '/etc/x': 'x' })],
  ['a backslash', 'unsafe-name', () => archiveOf({ ...honest, 'a\\b': 'x' })],
  ['a drive letter', 'unsafe-name', () => archiveOf({ ...honest, 'c:x': 'x' })],
  ['a control character', 'unsafe-name', () => archiveOf({ ...honest, 'a\u0000b': 'x' })],
  [
    'the same name twice',
    'duplicate-name',
    async () => patched(await archiveOf({ ...honest, 'scripx.js': 'x' }), 'scripx.js', 'script.js'),
  ],
  ['names that differ in case only', 'duplicate-name', () => archiveOf({ ...honest, 'SCRIPT.js': 'x' })],
  ['an archive within', 'nested-archive', () => archiveOf({ ...honest, 'more.zip': 'x' })],
  ['too many entries', 'too-many-entries', () => archiveOf(manyFiles)],
  [
    'an encrypted entry',
    'encrypted',
    async () => withDirectoryField(await archiveOf(honest), 8, 1 | (8 << 16)),
  ],
  [
    'a symbolic link',
    'symbolic-link',
    async () => withDirectoryField(await archiveOf(honest), 38, 0o120777 << 16),
  ],
  ['two scripts', 'two-scripts', () => archiveOf({ ...honest, 'script.json': '{}' })],
  ['no script', 'no-script', () => archiveOf({ 'reports/rep_1.json': '{}' })],
  ['no manifest', 'no-manifest', () => archiveOf(honest, null)],
  ['a ratio bomb', 'ratio', () => archiveOf({ ...honest, 'reports/rep_1.json': zeros(9) })],
  [
    'a bomb that declares 100 bytes',
    'ratio',
    async () => withDirectoryField(await archiveOf({ 'reports/b.json': zeros(9), ...honest }), 24, 100),
  ],
  [
    'an entry that is too large',
    'entry-too-large',
    () => archiveOf({ ...honest, 'reports/rep_1.json': noise(11) }),
  ],
  [
    'a wrong hash',
    'wrong-hash',
    // As long as the honest one: only the hash tells.
    () => archiveOf(honest, manifestOf({ ...honest, 'reports/rep_1.json': '{"rows":{}}' })),
  ],
  [
    'an entry the manifest does not list',
    'not-listed',
    () => archiveOf({ ...honest, 'extra.txt': 'x' }, manifestOf(honest)),
  ],
  [
    'an entry the manifest lists in vain',
    'missing-entry',
    () => archiveOf(honest, manifestOf({ ...honest, 'gone.json': 'x' })),
  ],
  ['a damaged byte', 'damaged', async () => withDirectoryField(await archiveOf(honest), 16, 1)],
  ['code instead of data', 'not-json', () => withScript('lastReports(alert(1))')],
  ['code after the call', 'not-json', () => withScript(`${honest['script.js']} alert(1)`)],
  ['code before the call', 'not-the-call', () => withScript(`window.x = 1; ${honest['script.js']}`)],
  [
    'bytes that are not UTF-8',
    'not-utf8',
    () => archiveOf({ ...honest, 'script.js': Uint8Array.of(0xff, 0xfe, 0x6c) }),
  ],
  ['a prototype key', 'forbidden-key', () => call('{"__proto__":{}}')],
  ['a constructor key, deep inside', 'forbidden-key', () => call('{"reports":[{"constructor":1}]}')],
  ['nesting without end', 'too-deep', () => call(deep)],
  ['a report without its fields', 'wrong-shape', () => call('{"format":1}')],
])('%s is refused as %s', async (_, reason, build) => {
  const bytes = await build();

  await expect(readArchive(bytes)).rejects.toMatchObject({ name: 'ArchiveRefused', reason });
});

test('the total of all entries has its own limit', async () => {
  const bytes = await archiveOf(honest);

  const opening = readArchive(bytes, { ...archiveLimits, totalBytes: 100 });

  await expect(opening).rejects.toMatchObject({ reason: 'total-too-large' });
});

test('brackets within strings do not count as depth', async () => {
  const title = '[{"'.repeat(50);
  const text = JSON.stringify({
    ...script,
    reports: [{ ...script.reports[0], report: { ...report, title } }],
  });

  const opened = await readArchive(await call(text));

  expect(opened.script.reports[0]?.report.title).toBe(title);
});
