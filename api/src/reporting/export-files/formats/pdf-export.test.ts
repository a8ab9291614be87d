import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inflateSync } from 'node:zlib';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { ExportDocument } from '../export-document';
import { wordsOfFile } from '../words/file-words';
import { readPdf } from '../testing/read-pdf';
import { writePdfExport } from './pdf-export';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-pdf-'));
const path = join(folder, 'file.pdf');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function givenDocument(part: Partial<ExportDocument> = {}): ExportDocument {
  return {
    name: 'test',
    head: [
      ['Title', 'Online daily, Ærø'],
      ['Brand', 'Alder'],
      ['Company', 'Alder Gaming Ltd (C 12345)'],
      ['Licence', 'GBT/2025/17'],
      ['Period', '2026-03-01 to 2026-03-31'],
      ['Figure status', 'PROVISIONAL, GAP:btc_771'],
      ['Content hash', 'sha256:0f1e2d'],
    ],
    ...{ currency: 'TZS', zone: 'Africa/Dar_es_Salaam', words: wordsOfFile('pdf', 'en') },
    columns: [
      { field: 'day', title: 'Gaming day', type: 'date' },
      { field: 'sold', title: 'Sold', type: 'instant' },
      { field: 'product', title: 'Product', type: 'text', labels: { CASINO_SLOTS: 'Slots' } },
      { field: 'bets', title: 'Bets', type: 'count' },
      { field: 'ggr', title: 'GGR', type: 'money' },
      { field: 'hold', title: 'Hold', type: 'rate' },
    ],
    totals: [null, null, null, 1200, '98765432109876543210.10', '0.051250'],
    rowCount: 1,
    note: null,
    rows: () => [['2026-03-01', '2026-03-01T21:30:00Z', 'CASINO_SLOTS', 1200, '-1234.5', '-0.589109']],
    ...part,
  };
}

async function written(part?: Partial<ExportDocument>) {
  await pipeline(writePdfExport(givenDocument(part), {}), createWriteStream(path));
  return readPdf(readFileSync(path));
}

const heads = ['Gaming day', 'Sold (Africa/Dar_es_Salaam)', 'Product', 'Bets', 'GGR (TZS)', 'Hold'];

test('the cover is the head, numbers stand as in a workbook, amounts with every digit, and there is a place to sign', async () => {
  const { pages, title, language, isTagged } = await written();

  expect({ title, language, isTagged }).toEqual({
    title: 'Online daily, Ærø',
    language: 'en',
    isTagged: true,
  });
  const [page = []] = pages;
  for (const line of givenDocument().head.slice(1)) expect(page).toContainEqual([...line]);
  const start = page.findIndex(([first]) => first === 'Gaming day');
  expect(page.slice(start, start + 3)).toEqual([
    heads,
    ['2026-03-01', '2026-03-02 00:30:00', 'Slots', '1,200', '−1,234.50', '−58.91%'],
    ['Total', '1,200', '98,765,432,109,876,543,210.10', '5.13%'],
  ]);
  expect(page.flat()).toEqual(
    expect.arrayContaining(['This file carries no digital signature.', 'Prepared by', 'Approved by']),
  );
});

test('every page has the titles of the columns, the report, its hash and its place among all', async () => {
  function* rows(): Generator<Cell[]> {
    for (let row = 1; row <= 150; row += 1) yield ['2026-03-01', null, `Game ${row}`, row, `${row}.00`, null];
  }

  const { pages } = await written({ rows, rowCount: 150 });

  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page[0]?.[0]).toBe('Alder · Online daily, Ærø');
    expect(page.at(-1)).toEqual(['Content hash sha256:0f1e2d', `Page ${index + 1} of`, String(pages.length)]);
  }
  // The last one has no room but for the signatures.
  for (const page of pages.slice(0, -1)) expect(page).toContainEqual(heads);
  const games = pages.flat().flatMap((line) => (line[1]?.startsWith('Game ') === true ? [line[1]] : []));
  expect(games).toEqual(Array.from({ length: 150 }, (_, index) => `Game ${index + 1}`));
});

test('names of all Latin alphabets, Greek, Cyrillic, Arabic and Hebrew are text; what is not drawn stands as code points', async () => {
  const names = [
    'Rødgrød på Ærø',
    'Ωραία Ελλάδα',
    'Ng’ombe wa Kijiji',
    'Łódź',
    'Жёлтый',
    'Điện Biên',
    'µ μ',
    'مقهى النيل',
    'שלום',
    'Å'.normalize('NFD'),
  ];
  const rows = [...names, '北京 2', 'a\u202eb', 'ސާ'].map((name) => [null, null, name, null, null, null]);

  const { pages } = await written({ rows: () => rows, rowCount: rows.length, totals: null });

  const page = pages[0]!.map((line) => line.join(' '));
  expect(page).toEqual(expect.arrayContaining(names.map((name) => name.normalize('NFC'))));
  expect(page).toEqual(expect.arrayContaining(['‹U+5317›‹U+4EAC› 2', 'a‹U+202E›b', '‹U+0790›‹U+07A7›']));
});

test.each([
  ['snapshot snp_1 stands in its place', [['Snapshot', 'snp_1']], [['Snapshot snp_1', 'Page 1 of', '1']]],
  ['and without a snapshot, the page stands alone', [], [['Page 1 of', '1']]],
] as const)('without a hash, %s', async (_what, head, expected) => {
  const { pages } = await written({ head });

  expect(pages[0]!.slice(-1)).toEqual(expected);
});

test('a status with many causes is cut at the margin, and whole on the cover', async () => {
  const status = ['PROVISIONAL', ...Array.from({ length: 60 }, (_, index) => `GAP:btc_${index}`)].join(', ');

  const { pages } = await written({ head: [...givenDocument().head.slice(0, 5), ['Figure status', status]] });

  expect(pages[0]![0]).toEqual([
    'Alder · Online daily, Ærø',
    expect.stringMatching(/^2026-03-01 .*GAP:btc_1, .*…$/),
  ]);
  expect(pages[0]!.flat().join(' ').replaceAll('Figure status ', '')).toContain(status);
});

test('a cell wraps within its column, and one that no page has room for goes on on the next', async () => {
  const long = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ');

  const { pages } = await written({ rows: () => [['2026-03-01', null, long, 7, '1.00', null]] });

  const words = pages.flat(2).flatMap((text) => text.match(/word\d+/g) ?? []);
  expect(words).toEqual(long.split(' '));
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages.slice(0, -1)) expect(page.flat()).toContain('GGR (TZS)');
});

test('a table of forty columns breaks no number', async () => {
  const columns = Array.from({ length: 40 }, (_, index) => ({
    ...{ field: `f${index}`, title: `Figure ${index}` },
    type: 'money' as const,
  }));
  const cells = columns.map((_, index) => `${index}12345.00`);

  const { pages } = await written({ columns, rows: () => [cells], totals: null });

  const shown = pages[0]!.find(([first]) => first === '012,345.00');
  expect(shown).toHaveLength(40);
});

test('nothing happened: it says so under the titles', async () => {
  const { pages } = await written({
    rows: () => [],
    rowCount: 0,
    note: 'No activity in this period',
    totals: null,
  });

  expect(pages).toHaveLength(1);
  expect(pages[0]).toContainEqual(heads);
  expect(pages[0]).toContainEqual(['No activity in this period']);
});

test('several tables stand by their titles, each with its own columns', async () => {
  const { columns, rows } = givenDocument();
  const part = { columns, rows, totals: null, rowCount: 1, note: null };

  const { pages } = await written({
    ...{ columns: [], rows: () => [], totals: null, rowCount: 2 },
    parts: [
      { ...part, title: 'Intake' },
      { ...part, title: 'Vouchers', columns: columns.slice(0, 3), rows: () => [['2026-03-09', null, 'V 1']] },
    ],
  });

  const texts = pages.flat().map((line) => line.join('|'));
  expect(texts.indexOf('Vouchers')).toBeGreaterThan(texts.indexOf('Intake'));
  expect(texts.filter((text) => text.startsWith('Gaming day'))).toEqual([
    heads.join('|'),
    heads.slice(0, 3).join('|'),
  ]);
  expect(texts).toContain('2026-03-09|V 1');
});

test('it is read aloud as a title, a table of the head, and a table with heads of columns', async () => {
  const { roles } = await written();

  expect(roles).toMatch(
    /^Document\(H1 Table\(TR\(TH TD\).*\) Table\(TR\(TH TH TH TH TH TH\) TR\(TD TD TD TD TD TD\) TR\(TH TD TD TD TD TD\)\)/,
  );
});

test('the same rows give the same bytes, and each object stands where the file says', async () => {
  await written();
  const first = readFileSync(path);
  await written();

  expect(readFileSync(path).equals(first)).toBe(true);
  const text = first.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const body = first.subarray(text.indexOf('stream\n', start) + 7, text.indexOf('\nendstream', start));
  const lines = inflateSync(body);
  const line = Buffer.alloc(8);
  let direct = 0;
  for (let at = 0; at < lines.length; at += 9) {
    for (let byte = 0; byte < 8; byte += 1) line[byte] = (line[byte] ?? 0) + (lines[at + 1 + byte] ?? 0);
    if (line[0] !== 1) continue;
    direct += 1;
    expect(text.slice(line.readUIntBE(1, 5))).toMatch(new RegExp(`^${at / 9} 0 obj\\n`));
  }
  expect(direct).toBeGreaterThan(5);
});
