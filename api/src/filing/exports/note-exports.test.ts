import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import { readPdf } from '../../reporting/export-files/testing/read-pdf';
import { givenSettlement } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenMarch, startFlow, type Flow } from '../confirmation/testing/given-flow';
import { exported } from './testing/exported';

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-note-exports-'));
let flow: Flow;
let report: ReportHeader;

beforeAll(async () => {
  const store = await openTestStore();
  await givenMarch(store);
  await givenSettlement(store, { day: '2026-03-05', stake: '50' });
  flow = await startFlow({ store, dataDir });
  report = await flow.prepared({
    type: 'ONLINE_DAILY',
    period: { from: '2026-03-01', to: '2026-03-31' },
    fields: ['day', 'vertical', 'stakes', 'winnings', 'ggr'],
  });
  const write = (note: object) =>
    flow.reporter('POST', '/api/ReportNotes', {
      brand: 'alder',
      body: { reportId: report.id, contentHash: report.contentHash, ...note },
    });
  await write({ rowNo: 2, field: 'ggr', text: '=1+1 <agreed>, "GBT-88"' });
  flow.advance(1000);
  await write({ rowNo: 2, field: 'ggr', text: 'Twice' });
  flow.advance(1000);
  await write({ rowNo: 1, field: null, text: 'The whole day' });
});
afterAll(async () => {
  await flow.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fileIn(format: string): Promise<Buffer> {
  return (await exported(flow.reporter, { source: { kind: 'report', reportId: report.id }, format })).file;
}

const author = expect.stringContaining('u_reporter') as string;

test('a workbook has notes as comments of their cells, and all of them on a sheet', async () => {
  const book = read(await fileIn('xlsx'));

  const data = book.Sheets['Data']!;
  const commentOf = (at: string) =>
    (data[at] as { c?: { t: string }[] } | undefined)?.c?.map(({ t }) => t).join();
  expect(commentOf('E3')).toMatch(/: =1\+1 <agreed>, "GBT-88"\n\n.*: Twice/);
  expect(commentOf('A2')).toContain('The whole day');
  expect(commentOf('D3')).toBeUndefined();
  const notes = utils.sheet_to_json<unknown[]>(book.Sheets['Notes']!, { header: 1 });
  expect(notes).toHaveLength(4);
  expect(notes[1]?.slice(0, 5)).toEqual([
    ...[1, expect.stringContaining('2026-03-') as string, 'Whole line', 'The whole day', author],
  ]);
  expect(notes[2]?.slice(2, 4)).toEqual(['Gross gaming revenue', `'=1+1 <agreed>, "GBT-88"`]);
});

test('CSV and JSON have them as a part of their own', async () => {
  const csv = Papa.parse<string[]>((await fileIn('csv')).toString('utf8')).data;
  const start = csv.findIndex(([first]) => first === 'Notes');
  expect(csv.slice(start + 2, start + 5).map(([number, , , text]) => [number, text])).toEqual([
    ['1', 'The whole day'],
    ['2', `'=1+1 <agreed>, "GBT-88"`],
    ['3', 'Twice'],
  ]);

  const json = JSON.parse((await fileIn('json')).toString('utf8')) as {
    rows: unknown[];
    notes: { rows: unknown[][] };
  };
  expect(json.notes.rows.map((row) => row[3])).toEqual(['The whole day', '=1+1 <agreed>, "GBT-88"', 'Twice']);
  expect(json.rows).toHaveLength(report.rowCount);
});

test('on paper cells have the numbers of their notes, which stand below', async () => {
  const lines = readPdf(await fileIn('pdf'))
    .pages.flat()
    .map((texts) => texts.join(' | '));
  expect(lines.filter((line) => /\[\d\]/.test(line))).toEqual([
    expect.stringMatching(/^2026-03-\d\d \[1\]/),
    expect.stringMatching(/\[2\] \[3\]$/),
  ]);
  expect(lines.some((line) => line.startsWith('3 | ') && line.includes('Twice'))).toBe(true);

  const html = (await fileIn('html')).toString('utf8');
  expect(html).toContain(' [2] [3]</td>');
  expect(html).toContain('=1+1 &lt;agreed&gt;, &quot;GBT-88&quot;');
});

test('the workbook of a view has a note where its line stands in that view, and lists it where it is filtered out', async () => {
  const workbook = async (view: object) => {
    const answer = await flow.reporter('POST', '/api/OnlineReports/lastReportDetailsExcel', {
      ...{ brand: 'alder', body: { reportId: report.id, ...view } },
    });
    return read(answer.rawPayload);
  };
  const down = await workbook({ sort: [{ field: 'day', dir: 'desc' }] });
  const at = `A${report.rowCount + 1}`;
  expect(JSON.stringify((down.Sheets['Data']![at] as { c?: unknown }).c)).toContain('The whole day');
  const none = await workbook({ groupBy: ['vertical'] });
  expect(JSON.stringify(none.Sheets['Data'])).not.toContain('The whole day');
  expect(JSON.stringify(none.Sheets['Notes'])).toContain('The whole day');
});
