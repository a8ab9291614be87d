import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils } from 'xlsx';
import type { ExportDocument } from './export-document';
import { wordsOfFile } from './words/file-words';
import { writeExport } from './write-export';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-write-'));
const path = join(folder, 'file');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(path, { force: true }));

function givenDocument(part: Partial<ExportDocument>): ExportDocument {
  return {
    name: 'test',
    ...{ head: [['Title', 'Test']], currency: 'EUR', zone: 'Europe/Malta', words: wordsOfFile('xlsx', 'en') },
    columns: [{ field: 'day', title: 'Day', type: 'date' }],
    totals: null,
    rowCount: 1,
    note: null,
    rows: () => [['2026-03-01']],
    ...part,
  };
}
const target = (signal = new AbortController().signal) => ({ path, signal, progress: () => undefined });

test('more than a million rows are refused before anything is written', async () => {
  const document = givenDocument({ rowCount: 1_000_001 });

  await expect(writeExport(document, 'csv', target())).rejects.toMatchObject({ code: 'TOO_MANY_ROWS' });
  expect(existsSync(path)).toBe(false);
});

test('a PDF of more rows than anybody leafs through is refused with the way out', async () => {
  const document = givenDocument({ rowCount: 50_001 });

  await expect(writeExport(document, 'pdf', target())).rejects.toMatchObject({
    code: 'TOO_MANY_ROWS',
    message: 'A PDF holds at most 50,000 rows',
    detail: expect.stringContaining('Export a workbook or CSV') as string,
  });
  expect(existsSync(path)).toBe(false);
});

test('an abort ends the writing, with rows still to come', async () => {
  const stopping = new AbortController();
  function* endless() {
    for (;;) yield ['2026-03-01'];
  }
  const writing = writeExport(givenDocument({ rows: endless }), 'json', target(stopping.signal));
  setTimeout(() => stopping.abort(new Error('stopped')), 50);

  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
});

test('the same rows give the same file, over what lay there', async () => {
  const first = await writeExport(
    givenDocument({ rows: () => [['2026-03-01'], ['2026-03-02']] }),
    'xlsx',
    target(),
  );
  const second = await writeExport(givenDocument({}), 'xlsx', target());
  const third = await writeExport(givenDocument({}), 'xlsx', target());

  expect(first.sha256).not.toBe(second.sha256);
  expect(third).toEqual(second);
  expect(readFileSync(path)).toHaveLength(third.sizeBytes);
});

test('a workbook names the codes of its totals as those of its rows', async () => {
  const status = { field: 'status', title: 'Status', type: 'text', labels: { FINAL: 'Ya mwisho' } } as const;
  const document = givenDocument({ columns: [status], rows: () => [['FINAL']], totals: ['FINAL'] });
  await writeExport(document, 'xlsx', target());

  const { Sheets } = read(readFileSync(path));
  for (const name of ['Data', 'Totals']) {
    expect(utils.sheet_to_json(Sheets[name]!, { header: 1 })).toEqual([['Status'], ['Ya mwisho']]);
  }
});

describe('a page for the printer', () => {
  const written = async (part: Partial<ExportDocument>) => {
    await writeExport(givenDocument(part), 'html', target());
    return readFileSync(path, 'utf8');
  };
  const cells = (page: string) => [...page.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text);

  test('has the head, every row and the totals, amounts in groups and none rounded', async () => {
    const page = await written({
      columns: [
        { field: 'day', title: 'Day', type: 'date' },
        { field: 'ggr', title: 'GGR', type: 'money' },
      ],
      rows: () => [
        ['2026-03-01', '12345678901234567890.10'],
        ['2026-03-02', '-1234.50'],
      ],
      totals: [null, '12345678901234566655.60'],
    });

    expect(page).toContain('<h1>Test</h1>');
    expect(cells(page)).toEqual([
      '2026-03-01',
      '12,345,678,901,234,567,890.10',
      '2026-03-02',
      '−1,234.50',
      'Total',
      '12,345,678,901,234,566,655.60',
    ]);
  });

  test('says that there was nothing, and runs nothing it is told', async () => {
    const page = await written({
      head: [
        ['Title', '<script>alert(1)</script>'],
        ['Filters', '"><img src=x onerror=alert(1)>'],
      ],
      rows: () => [],
      rowCount: 0,
      note: 'No activity in this period',
    });

    expect(cells(page)).toEqual(['No activity in this period']);
    expect(page).toContain('<dd>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</dd>');
    expect(page).not.toMatch(/<(script|img)/);
  });
});
