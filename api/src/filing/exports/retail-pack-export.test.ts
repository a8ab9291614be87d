import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import Papa from 'papaparse';
import { packListSchema, readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import type { PackAnswer } from '../../reporting/retail/retail-pack/read-pack-list';
import { givenPackBook } from '../../reporting/retail/retail-pack/testing/given-pack-book';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { exported } from './testing/exported';

const march = { from: '2026-03-01', to: '2026-03-31' };
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-pack-'));
let app: TestApp;
let reporter: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  const store = await openTestStore();
  await givenPackBook(store);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir: folder } });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const packIn = (source: object, format: string, language = 'en') =>
  exported(reporter, { source, format, language });

async function listed(query: Record<string, string>): Promise<PackAnswer> {
  const answer = await reporter('GET', readRetailPack.path, {
    brand: 'alder',
    query: { ...march, ...query },
  });
  return answer.json<PackAnswer>();
}

const pack = { kind: 'retail-pack', query: march };

test('a workbook of the pack has a sheet for each list, and the totals of all', async () => {
  const { job, file } = await packIn(pack, 'xlsx');
  const zip = await JSZip.loadAsync(file, { checkCRC32: true });
  const names = [...(await zip.file('xl/workbook.xml')!.async('string')).matchAll(/<sheet name="([^"]+)"/g)];

  expect(names.map(([, name]) => name)).toEqual([
    ...[
      'Cover',
      'Intake by cashier',
      'Results',
      'Open tickets',
      'Not collected',
      'Payouts',
      'Expired',
      'Voided',
    ],
    ...['Cancelled', 'Vouchers', 'Totals'],
  ]);
  const payouts = await zip.file('xl/worksheets/sheet6.xml')!.async('string');
  expect(payouts.match(/<row /g)).toHaveLength(1 + 4);
  expect(payouts).toContain('<v>91.5');
  const totals = await zip.file('xl/worksheets/sheet11.xml')!.async('string');
  expect(totals).toContain('Over or short');
  expect(job).toMatchObject({
    file: { name: 'alder-retail-pack-2026-03-01-2026-03-31.xlsx' },
    about: { title: { sw: 'Pakiti ya maduka' }, goTo: { path: '/retail/pack/intake' } },
  });
  const counts = await Promise.all(
    packListSchema.options.map(async (list) => (await listed({ list })).totalCount),
  );
  expect(job.total).toBe(counts.reduce((sum, count) => sum + count, 0));
  expect(job.done).toBe(job.total);
});

test('a json of the pack has the rows and totals that each list has', async () => {
  const { file } = await packIn(pack, 'json');
  const { head, tables } = JSON.parse(file.toString('utf8')) as {
    head: object[];
    tables: { columns: { field: string }[]; rows: unknown[][]; totals: unknown[]; note: string | null }[];
  };

  expect(head).toContainEqual({ label: 'Rows', text: String(tables.flatMap(({ rows }) => rows).length) });
  expect(head).not.toContainEqual(expect.objectContaining({ label: 'Note' }));
  for (const [index, list] of packListSchema.options.entries()) {
    const { items, totals } = await listed({ list });
    const { columns, rows, totals: sums } = tables[index]!;
    expect(rows).toEqual(items.map(({ values }) => columns.map(({ field }) => values[field])));
    expect(sums).toEqual(columns.map(({ field }) => totals[field] ?? null));
  }
});

test('a csv of the pack has a section for each list, every record as wide as the others', async () => {
  const { file } = await packIn(pack, 'csv');
  const records = Papa.parse<string[]>(file.toString('utf8').slice(1), { newline: '\r\n' }).data.slice(0, -1);

  expect(new Set(records.map(({ length }) => length))).toEqual(new Set([21]));
  const start = records.findIndex(([label]) => label === 'Cancelled');
  expect(records[start - 1]!.join('')).toBe('');
  expect(records[start + 1]!.slice(0, 3)).toEqual(['Ticket', 'Region', 'Branch']);
  expect(records[start + 2]!.slice(0, 3)).toEqual(['t3', 'Dar es Salaam', 'Kariakoo']);
  expect(records[start + 3]![0]).toBe('Total');
});

test('a page of the pack for the printer has a table for each list; one without rows says why', async () => {
  const query = { from: '2026-01-01', to: '2026-01-31' };
  const { file } = await packIn({ kind: 'retail-pack', query }, 'html');
  const page = file.toString('utf8');

  expect(page.match(/<h2>/g)).toHaveLength(9);
  // Three branches were open in January, and a fourth: they issued no voucher.
  expect(page.match(/No activity in this period/g)!.length).toBeGreaterThanOrEqual(8);
});

test('one list is exported as it was searched and sorted', async () => {
  const query = { ...march, list: 'paid', parentId: 'Dar es Salaam', sort: 'gross:asc', text: 'mbezi' };
  const { job, file } = await packIn({ kind: 'retail-list', query }, 'json');
  const { rows, columns, totals } = JSON.parse(file.toString('utf8')) as {
    rows: unknown[][];
    columns: { field: string }[];
    totals: unknown[];
  };
  const { items } = await listed(query);

  expect(items).toHaveLength(2);
  expect(rows).toEqual(items.map(({ values }) => columns.map(({ field }) => values[field])));
  expect(totals[columns.findIndex(({ field }) => field === 'gross')]).toBe('250.00');
  expect(job).toMatchObject({ about: { title: { en: 'Payouts' }, goTo: { path: '/retail/pack/paid' } } });
});

test('a file for people names the kinds of games in its language', async () => {
  const { file } = await packIn(pack, 'csv-excel', 'sw');
  const text = file.toString('utf8');

  expect(text).toContain('Sloti;Golden Reef');
  expect(text).not.toContain('CASINO_SLOTS');
});

test.each([
  [pack, 403],
  [{ kind: 'retail-list', query: { ...march, list: 'intake' } }, 403],
  [{ kind: 'retail-list', query: { ...march, list: 'results' } }, 202],
])('an administrator who asks for %p is answered %p', async (source, status) => {
  const answer = await admin('POST', '/api/Exports', { brand: 'alder', body: { source, format: 'csv' } });

  expect(answer.statusCode).toBe(status);
});
