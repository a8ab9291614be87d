import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Workbook } from 'exceljs';
import { read, utils } from 'xlsx';
import type { ExportDocument } from '../export-document';
import { wordsOfFile } from '../words/file-words';
import { writeExport } from '../write-export';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-readers-'));
const file = join(folder, 'report.xlsx');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const document: ExportDocument = {
  name: 'readers',
  ...{
    head: [['Title', 'Readers']],
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    words: wordsOfFile('xlsx', 'en'),
  },
  columns: [
    { field: 'day', title: 'Day', type: 'date' },
    { field: 'ticket', title: 'Ticket', type: 'text' },
    { field: 'stakes', title: 'Stakes', type: 'money' },
  ],
  totals: null,
  ...{ rowCount: 2, note: null },
  rows: () => [
    ['2026-03-01', '=1+1', '1234567.50'],
    ['2026-03-02', '0042', '-10.25'],
  ],
};

beforeAll(async () => {
  const signal = new AbortController().signal;
  await writeExport(document, 'xlsx', { path: file, signal, progress: () => undefined });
});

const heads = ['Day', 'Ticket', 'Stakes (TZS)'];
// What looks like a formula is made text.
const cells = [
  ['2026-03-01', "'=1+1", 1_234_567.5],
  ['2026-03-02', '0042', -10.25],
];
const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

test('exceljs reads it: cover first, days as days, text as text, formatted amounts, filter and a frozen head', async () => {
  const workbook = new Workbook();
  await workbook.xlsx.readFile(file);

  expect(workbook.worksheets.map(({ name }) => name).slice(0, 2)).toEqual(['Cover', 'Data']);
  const sheet = workbook.getWorksheet('Data')!;
  const rows = [1, 2, 3].map((at) => (sheet.getRow(at).values as unknown[]).slice(1).map(dayOf));
  expect(rows).toEqual([heads, ...cells]);
  expect(sheet.getCell('C2').numFmt).toContain('#,##0.00');
  expect(sheet.autoFilter).toBeTruthy();
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
});

test('SheetJS reads it', () => {
  const workbook = read(readFileSync(file));

  expect(workbook.SheetNames.slice(0, 2)).toEqual(['Cover', 'Data']);
  const [head, ...rows] = utils.sheet_to_json<unknown[]>(workbook.Sheets['Data']!, { header: 1 });
  expect(head).toEqual(heads);
  // Days are numbers to it, with a format that says so.
  const days = rows.map(([day]) => new Date(Date.UTC(1899, 11, 30 + Number(day))));
  expect(rows.map(([, ...rest], at) => [dayOf(days[at]), ...rest])).toEqual(cells);
});

// A program of Python's: asked where the machine has it.
const python = process.env['PYTHON'] ?? 'python3';
const program = `
import json, sys, warnings
warnings.simplefilter('error')
import openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book['Data']
rows = [[cell.strftime('%Y-%m-%d') if hasattr(cell, 'strftime') else cell for cell in row] for row in sheet.iter_rows(values_only=True)]
kinds = [cell.data_type for cell in sheet[2]]
print(json.dumps({'sheets': book.sheetnames, 'rows': rows, 'kinds': kinds, 'filter': sheet.auto_filter.ref, 'frozen': sheet.freeze_panes}))
`;
const hasOpenpyxl = spawnSync(python, ['-c', 'import openpyxl'], { stdio: 'ignore' }).status === 0;

(hasOpenpyxl ? test : test.skip)('openpyxl reads it without a warning', () => {
  const told = JSON.parse(execFileSync(python, ['-c', program, file], { encoding: 'utf8' })) as object;

  expect(told).toMatchObject({
    rows: [heads, ...cells],
    kinds: ['d', 's', 'n'],
    filter: 'A1:C3',
    frozen: 'A2',
  });
});
