import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { read, utils } from 'xlsx';
import Papa from 'papaparse';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  insertLicence,
  givenPayment,
  givenProduct,
  givenSettlement,
  insert,
} from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { openPdfSigner } from '../../reporting/export-files/signing/open-pdf-signer';
import { givenKeyFile } from '../../reporting/export-files/testing/given-key-file';
import { readPdf } from '../../reporting/export-files/testing/read-pdf';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const sly = '=HYPERLINK("x", "a,b")';
const games = {
  type: 'ONLINE_DAILY',
  period: { from: '2026-03-01', to: '2026-03-31' },
  fields: ['day', 'product', 'bets', 'stakes', 'winnings', 'ggr', 'hold'],
};

function textsOf(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, text = '']) => text);
}

describe('exports', () => {
  let dataDir: string;
  let app: TestApp;
  let reporter: TestCaller;
  let viewer: TestCaller;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-exports-'));
    const store = await openTestStore();
    await givenBrands(store, [alder, elm]);
    await insert(store, 'legal_entity', { id: 'alder', name: 'Alder Gaming', country: 'TZ', number: 'C 17' });
    await insertLicence(store, {
      id: 'lic-1',
      brand_id: 'alder',
      authority: 'GBT',
      number: 'GBT/2025/17',
      products: 'CASINO_SLOTS',
      valid_from: '2025-01-01',
      valid_to: null,
    });
    await givenProduct(store, { brand_id: 'alder', id: 'game-2', name: sly, provider: 'Ember' });
    await givenSettlement(store, { day: '2026-03-01', stake: '100' });
    await givenSettlement(store, { day: '2026-03-02', stake: '50.5', payout: '80.25' });
    await givenSettlement(store, { day: '2026-03-02', stake: '10', product_id: 'game-2' });
    const key = givenKeyFile(dataDir);
    const pdfSigner = (await openPdfSigner(
      { ...key, passphraseFile: undefined },
      { dataDir: ':memory:', now: new Date() },
    ))!;
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir }, pdfSigner });
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function prepare(body: object = games, brand = 'alder'): Promise<ReportHeader> {
    const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand, body });
    const { simulationId } = simulated.json<Simulation>();
    const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', { brand, body: { simulationId } });
    return kept.json<ReportHeader>();
  }

  async function exported(source: object, format: string, brand = 'alder', more = {}) {
    const answer = await reporter('POST', '/api/Exports', { brand, body: { source, format, ...more } });
    expect(answer.statusCode).toBe(202);
    let job = answer.json<Job>();
    expect(answer.headers['location']).toBe(`/api/Jobs/${job.id}`);
    while (job.endedAt === null) {
      await new Promise((done) => setTimeout(done, 10));
      job = (await reporter('GET', `/api/Jobs/${job.id}`)).json<Job>();
    }
    return job;
  }

  async function fileOf(job: Job): Promise<Buffer> {
    const answer = await reporter('GET', `/api/Jobs/${job.id}/result`);
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  }

  async function recordsOf(job: Job): Promise<string[][]> {
    const text = (await fileOf(job)).toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    return Papa.parse<string[]>(text.slice(1), { newline: '\r\n' }).data.slice(0, -1);
  }

  test('a csv has the head, the frozen rows and the totals, every record as wide as the others', async () => {
    const report = await prepare();

    const job = await exported({ kind: 'report', reportId: report.id }, 'csv');

    expect(job).toMatchObject({ state: 'DONE', kind: 'export', done: 3, total: 3 });
    const records = await recordsOf(job);
    expect(new Set(records.map(({ length }) => length))).toEqual(new Set([7]));
    const head = new Map(
      records.slice(
        0,
        records.findIndex(([label]) => label === 'Gaming day'),
      ) as [string, string][],
    );
    expect(head.get('Title')).toBe(report.title);
    expect(head.get('Licence')).toBe('GBT/2025/17');
    expect(head.get('Company')).toBe('Alder Gaming (C 17)');
    expect(head.get('Authority')).toBe('GBT');
    expect(head.get('Period')).toBe('2026-03-01 to 2026-03-31, Africa/Dar_es_Salaam, day starts 00:00');
    expect(head.get('Generated')).toBe('2026-04-10T08:00:00.000Z by u_reporter (u_reporter@example.test)');
    expect(head.get('Filters')).toBe('Channel is online');
    expect(head.get('Content hash')).toBe(report.contentHash);
    expect(records.slice(-4)).toEqual([
      ['2026-03-01', 'Golden Reef', '1', '100.00', '0.00', '100.00', '1.000000'],
      ['2026-03-02', `'${sly}`, '1', '10.00', '0.00', '10.00', '1.000000'],
      ['2026-03-02', 'Golden Reef', '1', '50.50', '80.25', '-29.75', '-0.589109'],
      ['Total', '', '3', '160.50', '80.25', '80.25', '0.500000'],
    ]);
  });

  test('a csv for spreadsheets has semicolons and decimal commas, and nothing else differs', async () => {
    const report = await prepare();

    const job = await exported({ kind: 'report', reportId: report.id }, 'csv-excel');

    expect(job.file!.name).toMatch(/\.csv$/);
    const text = (await fileOf(job)).toString('utf8').slice(1);
    const records = Papa.parse<string[]>(text, { newline: '\r\n', delimiter: ';' }).data.slice(0, -1);
    expect(records.slice(-3)).toEqual([
      ['2026-03-02', `'${sly}`, '1', '10,00', '0,00', '10,00', '1,000000'],
      ['2026-03-02', 'Golden Reef', '1', '50,50', '80,25', '-29,75', '-0,589109'],
      ['Total', '', '3', '160,50', '80,25', '80,25', '0,500000'],
    ]);
  });

  test.each([
    ['totals', '/api/TotalReports', { groupBy: ['channel', 'vertical'] }],
    ['summaries', '/api/SummaryReports', { granularity: 'week', fillMissing: 'true' }],
    ['tanzanian-totals', '/api/TotalReportsTanzania', {}],
    ['tanzanian-summaries', '/api/SummaryReportsTanzania', { granularity: 'month' }],
  ])('%s are exported with the revenue of their screen, row by row', async (kind, path, extra) => {
    const query = { from: '2026-03-01', to: '2026-03-31', ...extra };

    const records = await recordsOf(await exported({ kind, query }, 'csv'));

    const answer = await reporter('GET', path, { brand: 'alder', query });
    const { items } = answer.json<{ items: { ggr: string | null; hasData?: boolean }[] }>();
    const start = records.findIndex((record) => record.includes('Gross gaming revenue'));
    const ggr = records[start]!.indexOf('Gross gaming revenue');
    expect(items.length).toBeGreaterThan(0);
    expect(records.slice(start + 1, -1).map((record) => record[ggr])).toEqual(
      items.map((row) => (row.hasData === false ? '' : row.ggr)),
    );
    expect(records.slice(0, start)).toContainEqual(expect.arrayContaining(['Currency', 'TZS']));
    // Figures of the period before say which one that is.
    const before = records.find(([label]) => label === 'Before')?.[1];
    expect(before).toBe(kind === 'totals' ? '2026-02-01 to 2026-02-28' : undefined);
  });

  test('a tax of months stands in no week, and once in its month', async () => {
    const machine = { id: 'm1', brand_id: 'alder', licence_id: 'lic-1', product_class: 'SLOT_ROUTE' };
    await insert(app.store, 'gaming_machine', { ...machine, licensed_from: '2026-01-01', licensed_to: null });
    const taxesBy = async (granularity: 'week' | 'month') => {
      const query = { from: '2026-03-01', to: '2026-03-31', granularity };
      const records = await recordsOf(await exported({ kind: 'tanzanian-summaries', query }, 'csv'));
      const heading = records.find((record) => record.includes('Gross gaming revenue')) ?? [];
      return records.at(-1)?.[heading.indexOf('GGT, TRA, TZS')];
    };

    expect(await taxesBy('month')).toBe('100000.00');
    expect(await taxesBy('week')).toBeUndefined();
    await app.store.query('delete from gaming_machine');
  });

  test('a pivot has a column for each bucket, and the revenue of the screen in its cells', async () => {
    const query = { from: '2026-03-01', to: '2026-03-03', groupBy: ['channel'], fillMissing: 'true' };

    const job = await exported({ kind: 'summaries', query, pivot: 'ggr' }, 'csv');

    const records = await recordsOf(job);
    const start = records.findIndex(([label]) => label === 'Channel');
    expect(records.slice(start)).toEqual([
      ['Channel', '2026-03-01', '2026-03-02', '2026-03-03'],
      ['ONLINE', '100.00', '-19.75', ''],
      ['Total', '100.00', '-19.75', ''],
    ]);
    expect(records.find(([label]) => label === 'Title')?.[1]).toBe(
      'Summary report by day: Gross gaming revenue',
    );
  });

  test.each([
    ['hold', 'Hold', ['1.000000', '-0.326446', ''], ['', '', '']],
    ['ggr', 'Gross gaming revenue', ['100.00', '-19.75', ''], ['100.00', '-19.75', '']],
  ] as const)(
    'a pivot of %s that is split by nothing names its row, and its total',
    async (pivot, name, row, totals) => {
      const query = { from: '2026-03-01', to: '2026-03-03', groupBy: [], fillMissing: 'true' };

      const records = await recordsOf(await exported({ kind: 'summaries', query, pivot }, 'csv'));

      const start = records.findIndex(([label]) => label === 'Figure');
      expect(records.slice(start)).toEqual([
        ['Figure', '2026-03-01', '2026-03-02', '2026-03-03'],
        [name, ...row],
        ['Total', ...totals],
      ]);
    },
  );

  test('the tickets behind a figure add up to it, their players masked; the token is not in the audit', async () => {
    await givenBet(app.store, { record_id: 'bet-1', player_ref: 'px-canary', day: '2025-12-01' });
    const opened = await reporter('POST', '/api/Drill/open', {
      brand: 'alder',
      body: {
        ...{ brandId: 'alder', period: { from: '2026-03-01', to: '2026-03-31' } },
        ...{ basis: 'SETTLED', asOf: '2026-04-10T08:00:00.000Z' },
      },
    });
    const { token } = opened.json<{ token: string }>();

    const job = await exported({ kind: 'drill', token, measure: 'ggr' }, 'csv');

    expect(job).toMatchObject({ state: 'DONE', done: 3, total: 3 });
    const records = await recordsOf(job);
    const start = records.findIndex(([label]) => label === 'Kind');
    const [heading = [], ...rows] = records.slice(start);
    const value = heading.indexOf('Adds to the figure');
    expect(rows.map((row) => row[value]).sort()).toEqual(['-29.75', '10.00', '100.00', '80.25']);
    expect(rows.at(-1)?.[value]).toBe('80.25');
    const player = heading.indexOf('Player, masked');
    expect(rows[0]?.[player]).toMatch(/^player-[0-9a-f]{12}$/);
    expect(records.flat().join(' ')).not.toContain('px-canary');
    const audited = await app.store.query<{ detail: string }>(
      `select detail from audit_event where action = 'DATA_EXPORTED' and object_id = 'drill'`,
    );
    expect(audited).toHaveLength(1);
    expect(audited[0]?.detail).not.toContain(token);
  });

  test('a figure of another brand, and one opened by somebody else, are not exported', async () => {
    const body = { period: { from: '2026-03-01', to: '2026-03-31' }, basis: 'SETTLED' };
    const asOf = '2026-04-10T08:00:00.000Z';
    const tokenOf = async (call: TestCaller, brandId: string) =>
      (await call('POST', '/api/Drill/open', { body: { ...body, asOf, brandId } })).json<{ token: string }>()
        .token;

    for (const token of [await tokenOf(viewer, 'alder'), await tokenOf(reporter, 'elm')]) {
      expect((await exported({ kind: 'drill', token }, 'csv')).state).toBe('FAILED');
    }
  });

  test('the register of withholding has each day of the tax periods, and what is declared as its total', async () => {
    await givenPayment(app.store, { day: '2026-03-02', gross: '1000', withholding: '120', net: '880' });

    const query = { from: '2026-03-01', to: '2026-03-31' };
    const job = await exported({ kind: 'withholding-register', query }, 'csv');

    const periods = await reporter('GET', '/api/TaxReporting/periods', {
      brand: 'alder',
      query: { ...query, code: 'WHT' },
    });
    const [total] = periods.json<{ totals: { tax: string }[] }>().totals;
    const records = await recordsOf(job);
    const start = records.findIndex(([label]) => label === 'Product class');
    const tax = records[start]?.indexOf('Withheld') ?? -1;
    expect(total?.tax).not.toBe('0.00');
    expect(records.at(-1)?.[tax]).toBe(total?.tax);
    const days = records.slice(start + 1, -1).map((record) => record[1]);
    expect(days).toContain('2026-03-02');
    // For whom it is withheld, not who licensed the brand; and a rate, as spreadsheets know one.
    expect(records.find(([label]) => label === 'Authority')?.[1]).toBe('TRA');
    const forExcel = await exported({ kind: 'withholding-register', query }, 'csv-excel');
    expect((await fileOf(forExcel)).toString('utf8')).toMatch(/;0,1[\d]*;/);
  });

  test('a list of jobs says what each is about, and where that is shown', async () => {
    const query = { from: '2026-03-01', to: '2026-03-31', groupBy: ['channel', 'vertical'] };
    await exported({ kind: 'totals', query }, 'json');
    const report = await prepare();
    await exported({ kind: 'report', reportId: report.id }, 'csv');

    const { items } = (await reporter('GET', '/api/Jobs')).json<{ items: Job[] }>();

    expect(items.slice(0, 3).map(({ about }) => about)).toMatchObject([
      { brandName: alder.name, format: 'csv', goTo: { path: `/online/${report.id}` } },
      { title: { en: 'Online, day by day' }, period: games.period, format: null },
      { title: { en: 'Total report' }, goTo: { path: '/total-report', query } },
    ]);
  });

  test('what is asked for of an instant to come is refused by the job', async () => {
    const query = { from: '2026-03-01', to: '2026-03-31', asOf: '2027-01-01T00:00:00Z' };

    const job = await exported({ kind: 'totals', query }, 'json');

    expect(job).toMatchObject({ state: 'FAILED', problem: { errors: [{ field: 'asOf' }] } });
  });

  test('codes have their names where people read them, and stay codes where programs do', async () => {
    const source = {
      kind: 'totals',
      query: { from: '2026-03-01', to: '2026-03-31', groupBy: ['channel', 'vertical'] },
    };

    const { Sheets } = read(await fileOf(await exported(source, 'xlsx')));
    const json = JSON.parse((await fileOf(await exported(source, 'json'))).toString('utf8')) as {
      readonly columns: readonly { readonly labels?: object }[];
      readonly rows: readonly string[][];
    };

    const [, first = []] = utils.sheet_to_json<string[]>(Sheets['Data']!, { header: 1 });
    expect(first.slice(0, 2)).toEqual(['Online', 'Slots']);
    expect(json.rows[0]!.slice(0, 2)).toEqual(['ONLINE', 'CASINO_SLOTS']);
    expect(json.columns[1]!.labels).toMatchObject({ CASINO_SLOTS: 'Slots' });
  });

  const march = { from: '2026-03-01', to: '2026-03-31' };

  test.each([
    ['report', {}],
    ['online-reports', { query: {} }],
    ['status-reports', { query: {} }],
    ['data-exceptions', { query: {} }],
    ['totals', { query: { ...march, groupBy: ['channel', 'licence', 'vertical'] } }],
    ['summaries', { query: march }],
    ['tanzanian-totals', { query: march }],
    ['tanzanian-summaries', { query: { ...march, granularity: 'month' } }],
    ['withholding-register', { query: march }],
    ['retail-figures', { query: march }],
    ['retail-pack', { query: march }],
  ])(
    'a file of %s says nothing in English to who asked for Swahili, and names no code',
    async (kind, extra) => {
      const report = await prepare({
        ...games,
        fields: ['day', 'vertical', 'product', 'bets', 'ggr', 'hold'],
      });
      const source = { kind, ...(kind === 'report' ? { reportId: report.id } : extra) };

      const pages = await Promise.all(
        ['en', 'sw'].map(async (language) =>
          (await fileOf(await exported(source, 'html', 'alder', { language }))).toString('utf8'),
        ),
      );

      const [english = [], swahili = []] = pages.map((page) =>
        textsOf(page, /<(?:th|dt)[^>]*>(.*?)<\/(?:th|dt)>/g),
      );
      expect(swahili).toHaveLength(english.length);
      // Terms that are the same in both.
      const same = ['Bingo'];
      expect(
        swahili.filter((text, index) => text === english[index] && !same.includes(text) && text !== ''),
      ).toEqual([]);
      expect(pages[1]).toContain('<html lang="sw">');
      for (const page of pages) {
        expect(page).not.toMatch(
          /\b(SETTLED|PLACED_PAID|PROVISIONAL|FINAL|ONLINE|RETAIL|CASINO_SLOTS|SIMULATED|DRAFT)\b/,
        );
        expect(page).not.toMatch(/\dT\d\d:\d\d|\.000Z/);
        expect(page).toContain('2026-04-10 11:00:00, Africa/Dar_es_Salaam');
      }
    },
  );

  test('a pdf has the cover, the labels and the figures of the workbook', async () => {
    const report = await prepare({ ...games, fields: ['day', 'vertical', 'product', 'bets', 'ggr', 'hold'] });
    const source = { kind: 'report', reportId: report.id };

    const job = await exported(source, 'pdf');

    expect(job).toMatchObject({ state: 'DONE', done: 3, total: 3, about: { format: 'pdf' } });
    expect(job.file!.name).toBe('alder-online_daily-2026-03-01-2026-03-31.pdf');
    const file = await fileOf(job);
    const { title, pages } = readPdf(file);
    expect(file.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    // Signed when it was written.
    expect(file.toString('latin1')).toContain('/M (D:20260410080000Z)');
    const { Sheets } = read(await fileOf(await exported(source, 'xlsx')));
    const sheet = (name: string) => utils.sheet_to_json<string[]>(Sheets[name]!, { header: 1, raw: false });
    const texts = pages[0]!.map((line) => line.map((text) => text.replace('−', '-')));
    const [, ...head] = sheet('Cover');
    expect(title).toBe(report.title);
    expect(head.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Company', 'Licence', 'Content hash']),
    );
    // A long line wraps; its first words stand beside its label.
    for (const [label, text = ''] of head.filter(([name]) => name !== 'Title')) {
      expect(text).toContain(texts.find(([name]) => name === label)?.[1]);
    }
    const [heads = [], ...rows] = sheet('Data');
    const start = texts.findIndex(([first]) => first === heads[0]);
    // What a spreadsheet would take for a formula has an apostrophe there.
    const inert = rows.map((row) => row.map((text) => text.replace(/^'=/, '=')));
    expect(texts.slice(start, start + 5)).toEqual([heads, ...inert, ['Total', ...sheet('Totals')[1]!]]);
    expect(texts.at(-1)).toEqual([`Content hash ${report.contentHash}`, 'Page 1 of', String(pages.length)]);
  });

  test('a workbook keeps numbers as numbers, a loss too, and runs nothing', async () => {
    const report = await prepare();

    const job = await exported({ kind: 'report', reportId: report.id }, 'xlsx');

    const zip = await JSZip.loadAsync(await fileOf(job), { checkCRC32: true });
    const sheet = await zip.file('xl/worksheets/sheet2.xml')!.async('string');
    expect(sheet).toMatch(/<c r="\w+" s="\d"><v>-29\.75<\/v><\/c>/);
    expect(sheet).toContain("'=HYPERLINK(");
    expect(sheet).not.toContain('<f>');
    expect(await zip.file('xl/workbook.xml')!.async('string')).toMatch(/Cover.*Data.*Totals/);
    expect(await zip.file('xl/worksheets/sheet1.xml')!.async('string')).toContain('GBT/2025/17');
  });

  test('a json has the same head, rows and totals', async () => {
    const report = await prepare();

    const job = await exported({ kind: 'report', reportId: report.id }, 'json');

    const document = JSON.parse((await fileOf(job)).toString('utf8')) as Record<string, unknown[]>;
    expect(document['head']).toContainEqual({ label: 'Currency', text: 'TZS' });
    expect(document['rows']![2]).toEqual([
      '2026-03-02',
      'Golden Reef',
      1,
      '50.50',
      '80.25',
      '-29.75',
      '-0.589109',
    ]);
    expect(document['totals']).toEqual([null, null, 3, '160.50', '80.25', '80.25', '0.500000']);
  });

  test('a report of a month without bets says that there was no activity', async () => {
    const report = await prepare({ ...games, period: { from: '2026-02-01', to: '2026-02-28' } });

    const records = await recordsOf(await exported({ kind: 'report', reportId: report.id }, 'csv'));

    expect(records.at(-2)![0]).toBe('No activity in this period');
    expect(records.at(-1)!.slice(0, 4)).toEqual(['Total', '', '0', '0.00']);
  });

  test('the log of reports has the steps that its filters match, each with its row of the audit', async () => {
    const report = await prepare();
    const query = { reportId: report.id };

    const records = await recordsOf(await exported({ kind: 'status-reports', query }, 'csv'));

    const listed = await reporter('GET', '/api/Report/status-reports', { brand: 'alder', query });
    const { items } = listed.json<{ items: { time: string; to: string; chain: { seq: number } }[] }>();
    const start = records.findIndex(([label]) => label === 'Time');
    expect(items.length).toBeGreaterThan(0);
    const titles = ['Time', 'State after', 'Audit row'];
    const places = titles.map((title) => records[start]?.indexOf(title) ?? -1);
    expect(records.slice(start + 1).map((record) => places.map((place) => record[place]))).toEqual(
      items.map(({ time, to, chain }) => [time, to, String(chain.seq)]),
    );
    expect(records).toContainEqual(expect.arrayContaining(['Filters', `Report is ${report.id}`]));
  });

  test('the list of exceptions has those that its filters match, for whoever sees loads', async () => {
    const exception = { brand_id: 'alder', kind: 'settlement', source_id: 'alder-online', ticket_id: 'b1' };
    const known = { since: '2026-03-02T12:00:00Z', found_at: '2026-03-02T12:00:00Z', batch_id: 'btc-1' };
    for (const [law, state] of [
      ['PLACED', 'OPEN'],
      ['ONE_LICENCE', 'GONE'],
    ] as const) {
      await insert(app.store, 'data_exception', {
        ...{
          id: `exc_${law}`,
          law,
          state,
          record_id: `s-${law}`,
          channel: 'ONLINE',
          gaming_day: '2026-03-02',
        },
        ...{ ...exception, ...known },
      });
    }
    const source = { kind: 'data-exceptions', query: { state: 'OPEN' } };

    const records = await recordsOf(await exported(source, 'csv'));

    expect(records.at(-1)).toEqual(expect.arrayContaining(['PLACED', 's-PLACED']));
    expect(records.flat()).not.toContain('s-ONE_LICENCE');
    expect(records).toContainEqual(expect.arrayContaining(['Filters', 'State is OPEN']));
    const page = (await fileOf(await exported(source, 'html'))).toString('utf8');
    expect(page).toContain('<td>Every settled bet was placed</td><td>Open</td><td>Settlement</td>');
    expect(page).toContain('<dd>State is Open</dd>');
    const body = { source, format: 'csv' };
    expect((await viewer('POST', '/api/Exports', { brand: 'alder', body })).statusCode).toBe(403);
    await app.store.query('delete from data_exception');
  });

  test('the list of reports has what its filters match, and says which', async () => {
    await prepare();
    const source = {
      kind: 'online-reports',
      query: { type: 'ONLINE_DAILY', from: '2026-03-01', version: 'all' },
    };

    const records = await recordsOf(await exported(source, 'csv'));

    const listed = await reporter('GET', '/api/OnlineReports', {
      brand: 'alder',
      query: { type: 'ONLINE_DAILY', from: '2026-03-01', version: 'all' },
    });
    const start = records.findIndex(([label]) => label === 'Report');
    const { items } = listed.json<{ items: { id: string }[] }>();
    expect(records.slice(start + 1).map(([id]) => id)).toEqual(items.map(({ id }) => id));
    expect(records).toContainEqual(expect.arrayContaining(['Filters', 'Type is ONLINE_DAILY']));
  });

  test('retail figures have every place with its figures, and the totals of the screen', async () => {
    await insert(app.store, 'branch', {
      brand_id: 'alder',
      id: 'b-1',
      name: sly,
      region: 'Arusha',
      opened_on: '2025-01-01',
      closed_on: null,
    });
    const shop = { channel: 'RETAIL', source_id: 'alder-shops', branch_id: 'b-1', terminal_id: 't1' };
    await givenBet(app.store, { ...shop, record_id: 'ticket-1', stake: '30' });
    await givenSettlement(app.store, { ...shop, bet_record_id: 'ticket-1', stake: '30', payout: '45' });
    const query = { from: '2026-03-01', to: '2026-03-31' };

    const records = await recordsOf(await exported({ kind: 'retail-figures', query }, 'csv'));

    const screen = await reporter('GET', '/api/RetailReports', { brand: 'alder', query });
    const { totals } = screen.json<{ totals: Record<string, string> }>();
    const start = records.findIndex(([label]) => label === 'Id');
    const ggr = records[start]!.indexOf('Gross gaming revenue');
    expect(records.slice(start + 1).map((record) => [record[0], record[1], record[ggr]])).toEqual([
      ['b-1', `'${sly}`, '-15.00'],
      ['Total', '', totals['ggr']],
    ]);
    expect(totals['ggr']).toBe('-15.00');
  });

  test('a download that was cut goes on where it was, to the same checksum', async () => {
    const job = await exported({ kind: 'report', reportId: (await prepare()).id }, 'csv');
    const path = `/api/Jobs/${job.id}/result`;
    const whole = await reporter('GET', path);
    const etag = String(whole.headers['etag']);
    const first = whole.rawPayload.subarray(0, 100);

    const rest = await reporter('GET', path, {
      headers: { range: 'bytes=100-', 'if-range': etag, 'accept-encoding': 'gzip' },
    });

    expect(rest.statusCode).toBe(206);
    expect(rest.headers['content-range']).toBe(`bytes 100-${job.file!.sizeBytes - 1}/${job.file!.sizeBytes}`);
    const joined = Buffer.concat([first, rest.rawPayload]);
    const digest = createHash('sha256').update(joined);
    expect(joined.length).toBe(job.file!.sizeBytes);
    expect(whole.headers['repr-digest']).toBe(`sha-256=:${digest.copy().digest('base64')}:`);
    expect(job.file!.sha256).toBe(digest.digest('hex'));
    expect(etag).toBe(`"${job.file!.sha256}"`);
  });

  test.each([
    ['the last ten bytes', { range: 'bytes=-10' }, 206],
    ['a range of another file', { range: 'bytes=100-', 'if-range': '"other"' }, 200],
    ['several ranges', { range: 'bytes=0-1,5-6' }, 200],
    ['a range that ends before it starts', { range: 'bytes=9-3' }, 200],
    ['a range past the end', { range: 'bytes=9999999-' }, 416],
  ])('%s: %j gives %i', async (_, headers, status) => {
    const job = await exported({ kind: 'report', reportId: (await prepare()).id }, 'json');

    const answer = await reporter('GET', `/api/Jobs/${job.id}/result`, { headers });

    expect(answer.statusCode).toBe(status);
    const expected = { 206: 10, 200: job.file!.sizeBytes }[status];
    if (expected !== undefined) expect(answer.rawPayload).toHaveLength(expected);
  });

  test('the rows of a report are for those who may see details, and a file is its owner’s', async () => {
    const report = await prepare();
    const body = { source: { kind: 'report', reportId: report.id }, format: 'csv' };
    const job = await exported(body.source, 'csv');

    const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
    expect((await admin('POST', '/api/Exports', { brand: 'alder', body })).statusCode).toBe(403);
    expect((await viewer('GET', `/api/Jobs/${job.id}`)).statusCode).toBe(404);
    expect((await viewer('GET', `/api/Jobs/${job.id}/result`)).statusCode).toBe(404);
    const listed = (await reporter('GET', '/api/Jobs')).json<{ items: Job[] }>();
    expect(listed.items[0]!.id).toBe(job.id);
  });

  test('who has no room left is told so, and has some again after deleting', async () => {
    const order = () =>
      reporter('POST', '/api/Exports', {
        brand: 'alder',
        body: { source: { kind: 'online-reports', query: {} }, format: 'json' },
      });
    const first = await exported({ kind: 'online-reports', query: {} }, 'json');
    await app.store.query(`update job set file = cast($2 as json) where id = $1`, [
      first.id,
      JSON.stringify({ name: 'x.json', sizeBytes: 3_000_000_000, sha256: '0' }),
    ]);

    const refused = await order();
    const removed = await reporter('DELETE', `/api/Jobs/${first.id}`);

    expect(refused.json()).toMatchObject({ status: 409, code: 'QUOTA_EXCEEDED' });
    expect(removed.statusCode).toBe(204);
    expect((await reporter('GET', `/api/Jobs/${first.id}`)).statusCode).toBe(404);
    expect((await order()).statusCode).toBe(202);
  });

  test('a report of another brand fails as one that is not there', async () => {
    const report = await prepare();

    const job = await exported({ kind: 'report', reportId: report.id }, 'csv', 'elm');

    expect(job).toMatchObject({ state: 'FAILED', problem: { code: 'NOT_FOUND' } });
    expect((await reporter('GET', `/api/Jobs/${job.id}/result`)).statusCode).toBe(404);
  });
});
