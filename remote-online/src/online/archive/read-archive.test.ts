import JSZip from 'jszip';
import { archiveLimits } from './archive-limits';
import { readArchive } from './read-archive';
import { archiveOf, honest, manifestOf, report, script, type Files } from './testing/given-archive';

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

/** Lets the second entry of the directory begin where `move` says: `start` and `end` are those of the first. */
async function withSecondEntryAt(
  move: (first: { start: number; end: number }) => number,
): Promise<Uint8Array> {
  const copy = new Uint8Array(await archiveOf(honest));
  const view = new DataView(copy.buffer);
  const firstAt = Buffer.from(copy).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  const secondAt = firstAt + 46 + view.getUint16(firstAt + 28, true);
  view.setUint32(secondAt + 42, move({ start: 0, end: view.getUint32(secondAt + 42, true) }), true);
  return copy;
}

/** A zip bomb that quotes: the data of its first entry is the header and data of the second. */
async function quotingArchive(): Promise<Uint8Array> {
  const copy = new Uint8Array(await archiveOf(honest));
  const view = new DataView(copy.buffer);
  const firstAt = Buffer.from(copy).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  view.setUint32(firstAt + 20, view.getUint32(firstAt + 20, true) + 200, true);
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
  ...['zip', 'jar', 'gz', 'tgz', 'bz2', 'xz', '7z', 'rar', 'tar'].map(
    (ending): [string, string, () => Promise<Uint8Array>] => [
      `a .${ending} within`,
      'nested-archive',
      () => archiveOf({ ...honest, [`more.${ending}`]: 'x' }),
    ],
  ),
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
  ['entries that are one and the same data', 'overlap', () => withSecondEntryAt(({ start }) => start)],
  ['an entry whose data quotes the next one', 'overlap', quotingArchive],
  ['an entry that begins where no entry is', 'damaged', () => withSecondEntryAt(({ end }) => end + 1)],
  ['two scripts', 'two-scripts', () => archiveOf({ ...honest, 'script.json': '{}' })],
  ['no script', 'no-script', () => archiveOf({ 'reports/rep_1.json': '{}' })],
  ['no manifest', 'no-manifest', () => archiveOf(honest, null)],
  ['a ratio bomb', 'ratio', () => archiveOf({ ...honest, 'reports/rep_1.json': zeros(9) })],
  [
    'a bomb that declares 100 bytes',
    'more-than-declared',
    async () => withDirectoryField(await archiveOf({ 'reports/b.json': zeros(9), ...honest }), 24, 100),
  ],
  [
    'an entry that is too large',
    'entry-too-large',
    () => archiveOf({ ...honest, 'reports/rep_1.json': noise(11) }),
  ],
  [
    'an entry of 11 MB that declares 9',
    'more-than-declared',
    async () =>
      withDirectoryField(await archiveOf({ 'reports/b.json': noise(11), ...honest }), 24, 9 * 1024 * 1024),
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
])('B4: %s is refused as %s', async (_, reason, build) => {
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
