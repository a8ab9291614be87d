import JSZip from 'jszip';
import { read, utils, type WorkBook } from 'xlsx';
import {
  lastReportsManifestSchema,
  lastReportsScriptSchema,
} from '@tallyhouse/shared/contracts/last-reports';
import { type ReportHeader, type Simulation } from '@tallyhouse/shared/contracts/reports';
import { createHash } from 'node:crypto';
import { alder, elm, givenBrands, givenProduct, givenSettlement } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const march = { from: '2026-03-01', to: '2026-03-31' };
/** What the calls under test answer, as far as the tests look at it. */
interface Answer
  extends Omit<Simulation, 'columns' | 'totals' | 'definition' | 'meta'>, Omit<ReportHeader, 'tax'> {
  readonly meta: { filtersText: string[] };
  readonly result: unknown;
  readonly columns: { field: string; title: string; type: 'text' }[];
  readonly fields: { field: string; mandatoryIn: string[] }[];
  readonly types: { type: string }[];
  readonly rows: unknown[][];
  readonly items: {
    id: string;
    values: { product: string; ggr: string; hold: string };
    key: Record<string, unknown>;
    childCount: number;
  }[];
  readonly versions: { id: string }[];
  /** By position in the flat view, by field in the others. */
  readonly totals: Record<string, unknown>;
  readonly totalCount: number;
  readonly nextCursor: string | null;
  readonly endedAt: string | null;
}

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
});
afterEach(() => app.close());

async function givenThreeDays() {
  await givenProduct(app.store, {
    brand_id: 'alder',
    id: 'game-2',
    name: '=HYPERLINK("x")',
    provider: 'Ember',
  });
  for (const [day, productId, stake, payout] of [
    ['2026-03-01', 'game-1', '100', '0'],
    ['2026-03-02', 'game-1', '50.5', '80.25'],
    ['2026-03-02', 'game-2', '10', '0'],
    ['2026-03-31', 'game-2', '200', '150'],
  ] as const) {
    await givenSettlement(app.store, { day, product_id: productId, stake, payout });
  }
}

const games = {
  type: 'ONLINE_DAILY',
  period: march,
  fields: ['day', 'product', 'bets', 'stakes', 'winnings', 'ggr', 'hold'],
};

async function post(path: string, body: unknown, brand = 'alder') {
  const answer = await reporter('POST', path, { brand, body });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json<Answer>(),
    raw: answer.rawPayload,
  };
}

async function simulate(body: object = games, brand = 'alder'): Promise<Answer> {
  const answer = await post('/api/OnlineReports/simulation', body, brand);
  expect(answer.status).toBe(200);
  return answer.body;
}

async function prepare(body: object = games, brand = 'alder'): Promise<Answer> {
  const { simulationId } = await simulate(body, brand);
  const answer = await post('/api/DoubleConfirmation/prepare', { simulationId }, brand);
  expect(answer.status).toBe(201);
  return answer.body;
}

const flat = '/api/OnlineReports/lastReportDetails';
const explored = '/api/OnlineReports/lastReportDetails2';

test('the builder is offered the types of the brand’s country, with their mandatory columns', async () => {
  const answer = (
    await reporter('GET', '/api/OnlineReports/reportfields', { brand: 'alder' })
  ).json<Answer>();

  expect(answer.types.map(({ type }) => type)).toEqual([
    'ONLINE_DAILY',
    'ONLINE_GAMES',
    'TZ_SPORTS_MONTHLY',
    'TZ_CASINO_MONTHLY',
  ]);
  const ggr = answer.fields.find(({ field }) => field === 'ggr');
  expect(ggr).toMatchObject({ formula: 'netStakes - winnings', title: { en: 'Gross gaming revenue' } });
  expect(ggr!.mandatoryIn).toContain('TZ_SPORTS_MONTHLY');
  const unknown = await reporter('GET', '/api/OnlineReports/reportfields', {
    brand: 'alder',
    query: { type: 'MT_MONTHLY' },
  });
  expect(unknown.statusCode).toBe(400);
});

test('a simulation answers at once, or with a job whose result it is', async () => {
  await givenThreeDays();
  const direct = await simulate();

  const answer = await post('/api/OnlineReports/simulation', { ...games, wait: false });

  expect(answer.status).toBe(202);
  expect(answer.headers['location']).toBe(`/api/Jobs/${answer.body.id}`);
  let job = answer.body;
  while (job.endedAt === null) {
    await new Promise((done) => setTimeout(done, 20));
    job = (await reporter('GET', `/api/Jobs/${job.id}`)).json<Answer>();
  }
  expect(job).toMatchObject({ state: 'DONE', done: 33, total: 33 });
  expect(job.result).toMatchObject({
    contentHash: direct.contentHash,
    totals: { ggr: '130.25', stakes: '360.50' },
  });
});

test('the flat and the explored view give the same totals and the same hash', async () => {
  await givenThreeDays();
  const { id } = await prepare();

  const one = (await post(flat, { reportId: id })).body;
  const two = (await post(explored, { reportId: id })).body;

  const columns: string[] = one.columns.map(({ field }) => field);
  expect(columns).toEqual(['day', 'product', 'bets', 'stakes', 'winnings', 'ggr', 'hold']);
  expect(one.rows).toEqual([
    ['2026-03-01', 'Golden Reef', 1, '100.00', '0.00', '100.00', '1.000000'],
    ['2026-03-02', '=HYPERLINK("x")', 1, '10.00', '0.00', '10.00', '1.000000'],
    ['2026-03-02', 'Golden Reef', 1, '50.50', '80.25', '-29.75', '-0.589109'],
    ['2026-03-31', '=HYPERLINK("x")', 1, '200.00', '150.00', '50.00', '0.250000'],
  ]);
  expect(one.totals).toEqual([null, null, 4, '360.50', '230.25', '130.25', '0.361304']);
  expect(columns.slice(2).map((field) => two.totals[field])).toEqual(Object.values(one.totals).slice(2));
  expect(two.items.map(({ values }) => Object.values(values))).toEqual(one.rows);
  expect(two.contentHash).toBe(one.contentHash);
});

test('paging, sorting and order of filters never change a total', async () => {
  await givenThreeDays();
  const { simulationId } = await simulate();
  const filters = [
    { field: 'day', op: 'le', value: '2026-03-02' },
    { field: 'stakes', op: 'gt', value: 10 },
  ];
  const ask = async (body: object) => (await post(explored, { simulationId, ...body })).body;

  const first = await ask({ filters, sort: [{ field: 'ggr', dir: 'asc' }], pageSize: 1 });
  const second = await ask({
    filters: filters.toReversed(),
    sort: [{ field: 'ggr', dir: 'asc' }],
    page: 2,
    pageSize: 1,
  });

  expect(first.totalCount).toBe(2);
  expect(second.totals).toEqual(first.totals);
  expect(first.totals).toMatchObject({ stakes: '150.50', ggr: '70.25', hold: '0.466777' });
  expect([first, second].map((page) => page.items[0]!.values.ggr)).toEqual(['-29.75', '100.00']);
  expect(first.meta.filtersText).toContain('Gaming day is at most 2026-03-02');
});

test('both views go on behind a page by its cursor, which belongs to these rows and this question', async () => {
  await givenThreeDays();
  const { simulationId } = await simulate();
  const sort = [{ field: 'ggr', dir: 'desc' }];
  const ask = async (path: string, body: object) => (await post(path, { simulationId, ...body })).body;
  const rowsOf = ({ items, rows }: Partial<Answer>) => items ?? rows ?? [];
  for (const [path, question] of [
    [explored, { sort }],
    [explored, { groupBy: ['day'] }],
    [flat, {}],
  ] as const) {
    const whole = await ask(path, question);
    const rows: unknown[] = [];
    let asked: object = { ...question, pageSize: 1 };
    for (let page = 1; ; page += 1) {
      const part = await ask(path, asked);
      expect(part).toMatchObject({ page, totals: whole.totals, totalCount: whole.totalCount });
      rows.push(...rowsOf(part));
      if (part.nextCursor === null) break;
      asked = { ...question, pageSize: 1, cursor: part.nextCursor };
    }
    expect(rows).toEqual(rowsOf(whole));
    expect(rows.length).toBeGreaterThan(2);
  }

  const { nextCursor: cursor } = await ask(explored, { sort, pageSize: 1 });
  const refused = [
    await ask(explored, { sort, cursor, page: 2 }),
    await ask(explored, { sort: [{ field: 'ggr', dir: 'asc' }], cursor }),
    await ask(flat, { cursor }),
    await ask(explored, { sort, cursor: 'x' }),
  ];
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION', errors: [{ field: 'cursor' }] });
  }
  const { simulationId: other } = await simulate({ ...games, fields: ['day', 'ggr'] });
  expect(await ask(explored, { sort, cursor, simulationId: other })).toMatchObject({
    status: 409,
    code: 'SNAPSHOT_CHANGED',
  });
});

test('rows are grouped with their number, and groups add up to the same total', async () => {
  await givenThreeDays();
  const { simulationId } = await simulate();

  const { body } = await post(explored, {
    simulationId,
    groupBy: ['product'],
    sort: [{ field: 'hold', dir: 'desc' }],
  });

  expect(body).toMatchObject({ totalCount: 2, totals: { ggr: '130.25' } });
  expect(
    body.items.map((item) => [item.values.product, item.values.ggr, item.values.hold, item.childCount]),
  ).toEqual([
    ['Golden Reef', '70.25', '0.466777', 2],
    ['=HYPERLINK("x")', '60.00', '0.285714', 2],
  ]);
  expect(body.items[0]!.key).toEqual({ product: 'Golden Reef' });
  const { body: rows } = await post(explored, { simulationId });
  expect(rows.items.map(({ key }) => key)).toEqual(rows.items.map((_, index) => ({ rowNo: index + 1 })));
});

test.each<[string, object, string]>([
  ['a column that is none', { sort: [{ field: 'ggr; drop table report', dir: 'asc' }] }, 'sort.0'],
  ['grouping by a measure', { groupBy: ['ggr'] }, 'groupBy.0'],
  [
    'a dimension that the report does not have',
    { filters: [{ field: 'device', op: 'eq', value: 'x' }] },
    'filters.0.field',
  ],
  ['an unknown column', { fields: ['licence'] }, 'fields.0'],
])('%s is refused', async (_, body, field) => {
  const { simulationId } = await simulate();

  const answer = await post(explored, { simulationId, ...body });

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', errors: [expect.objectContaining({ field })] },
  });
});

test('a hidden column leaves the explored view, not the flat one, and no total (INV-19)', async () => {
  await givenThreeDays();
  const { simulationId } = await simulate();
  const written = await reporter('POST', '/api/BlackList/blackListFilterColumns', {
    brand: 'alder',
    body: { type: 'ONLINE_DAILY', hidden: ['winnings'] },
    headers: { 'if-match': '"0"' },
  });
  expect(written.statusCode).toBe(200);

  const fieldsOf = async (path: string, body: object = {}) =>
    (await post(path, { simulationId, ...body })).body.columns.map(({ field }) => field);

  expect(await fieldsOf(explored)).not.toContain('winnings');
  expect(await fieldsOf(explored, { fields: ['day', 'winnings'] })).toEqual(['day', 'winnings']);
  expect(await fieldsOf(flat)).toContain('winnings');
  expect((await post(explored, { simulationId })).body.totals['winnings']).toBe('230.25');
});

async function workbookOf(body: object): Promise<WorkBook> {
  const answer = await reporter('POST', '/api/OnlineReports/lastReportDetailsExcel', {
    brand: 'alder',
    body,
  });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="report.xlsx"');
  return read(answer.rawPayload, { cellStyles: true, cellNF: true });
}

/** The text of each cell of a sheet, its number where it is one. */
function cellsOf({ Sheets }: WorkBook, sheet: string): (string | number)[][] {
  return utils.sheet_to_json(Sheets[sheet]!, { header: 1, raw: true });
}

test('a spreadsheet library reads the workbook: the cover first, rows that add up, numbers with what they are in', async () => {
  await givenThreeDays();
  const { id } = await prepare();

  const book = await workbookOf({ reportId: id });

  expect(book.SheetNames).toEqual(['Cover', 'Data', 'Totals', 'Checks']);
  const cover = cellsOf(book, 'Cover');
  expect(cover).toContainEqual([
    'Period',
    '2026-03-01 to 2026-03-31, Africa/Dar_es_Salaam, day starts 00:00',
  ]);
  expect(cover).toContainEqual(['Licence', expect.stringMatching(/./)]);
  expect(cover).toContainEqual(['Filters', 'Channel is online']);
  expect(cover).toContainEqual(['Content hash', expect.stringMatching(/[0-9a-f]{64}$/)]);
  const [head = [], ...rows] = cellsOf(book, 'Data');
  const revenue = head.indexOf('Gross gaming revenue (TZS)');
  expect(rows).toHaveLength(4);
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row[revenue]) * 100), 0)).toBe(13025);
  expect(cellsOf(book, 'Totals')[1]).toContain(130.25);
  const data = book.Sheets['Data']!;
  expect(data['!autofilter']).toEqual({ ref: data['!ref'] });
  expect([data['A2'], data[utils.encode_cell({ r: 1, c: revenue })]]).toMatchObject([
    { t: 'n', z: 'yyyy-mm-dd', v: 46082 },
    { t: 'n', z: '#,##0.00##' },
  ]);
});

test('B5: a text that starts like a formula stays a text', async () => {
  await givenThreeDays();
  const { simulationId } = await simulate();

  const { Data: data } = (await workbookOf({ simulationId })).Sheets;

  const cells = Object.values(data!) as { readonly v?: unknown; readonly f?: string }[];
  expect(cells.map(({ v }) => v)).toContain('\'=HYPERLINK("x")');
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
});

test('an amount beyond fifteen digits is written as text, with every digit', async () => {
  await givenSettlement(app.store, { stake: '9007199254740993.5' });
  const { simulationId } = await simulate();

  const book = await workbookOf({ simulationId, fields: ['stakes'] });

  expect(cellsOf(book, 'Data')[1]).toEqual(['9007199254740993.50']);
});

test('a sorted workbook of more rows than a page has them all, once', async () => {
  await app.store.query(
    `insert into product (brand_id, id, name, vertical, provider)
     select 'alder', 'many-' || cast(n as varchar), 'Game ' || cast(n as varchar), 'CASINO_SLOTS', 'Ember'
     from generate_series(1, 6000) as t(n)`,
  );
  await givenSettlement(app.store);
  await app.store.query(
    `insert into settlement (brand_id, source_id, bet_record_id, channel, vertical, licence_id, currency, settled_at,
       gaming_day, result, rounds, batch_id, known_at, record_version, record_id, product_id,
       stake_cash, stake_bonus, payout_cash, payout_bonus)
     select brand_id, source_id, bet_record_id, channel, vertical, licence_id, currency, settled_at,
       gaming_day, result, rounds, batch_id, known_at, record_version, 'many-' || cast(n as varchar), 'many-' || cast(n as varchar),
       n, 0, 0, 0
     from settlement, generate_series(1, 6000) as t(n)`,
  );
  const { simulationId, rowCount } = await simulate({ ...games, fields: ['product', 'stakes'] });
  expect(rowCount).toBe(6001);

  for (const sort of [[], [{ field: 'stakes', dir: 'desc' }]]) {
    const rows = cellsOf(await workbookOf({ simulationId, sort }), 'Data').slice(1);
    expect(new Set(rows.map(([name]) => name)).size).toBe(6001);
    expect(rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe((6000 * 6001) / 2 + 100);
  }
});

test('the archive holds the last report of every type, its script as data, its manifest with every hash', async () => {
  await givenThreeDays();
  await prepare({ type: 'ONLINE_GAMES', period: march });
  await prepare();
  const last = await prepare();

  const answer = await reporter('GET', '/api/OnlineReports/lastreports', { brand: 'alder' });

  expect(answer.headers['content-type']).toBe('application/zip');
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const text = await zip.file('script.js')!.async('string');
  const [, hash, json] = /^\/\* lastreports v1 sha256=([0-9a-f]{64}) \*\/\nlastReports\((.*)\);\n$/s.exec(
    text,
  )!;
  expect(createHash('sha256').update(json!).digest('hex')).toBe(hash);
  const script = lastReportsScriptSchema.parse(JSON.parse(json!));
  expect(script.reports.map(({ report }) => [report.type, report.version])).toEqual([
    ['ONLINE_DAILY', 2],
    ['ONLINE_GAMES', 1],
  ]);
  const manifest = lastReportsManifestSchema.parse(
    JSON.parse(await zip.file('manifest.json')!.async('string')),
  );
  expect(manifest.entries.map(({ name }) => name).sort()).toEqual(
    Object.keys(zip.files)
      .filter((name) => name !== 'manifest.json')
      .sort(),
  );
  for (const { name, size, sha256 } of manifest.entries) {
    const content = await zip.file(name)!.async('nodebuffer');
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256]);
  }
  const rows: unknown = JSON.parse(await zip.file(`reports/${last.id}.json`)!.async('string'));
  expect(rows).toMatchObject({ contentHash: last.contentHash, totals: { ggr: '130.25' } });
});

test('the list shows the latest versions, pages, and leaves out what was deleted', async () => {
  await givenThreeDays();
  const first = await prepare();
  const second = await prepare();
  const other = await prepare({ ...games, period: { from: '2026-02-01', to: '2026-02-28' } });
  const list = async (query: Record<string, string>) =>
    (await reporter('GET', '/api/OnlineReports', { brand: 'alder', query })).json<Answer>();
  const idsOf = (answer: { items: { id: string }[] }) => answer.items.map(({ id }) => id).sort();

  expect(second).toMatchObject({
    version: 2,
    replaces: first.id,
    preparedBy: 'u_reporter',
    state: 'SIMULATED',
  });
  expect(idsOf(await list({}))).toEqual([second.id, other.id].sort());
  expect(idsOf(await list({ version: 'all' }))).toEqual([first.id, second.id, other.id].sort());
  expect(idsOf(await list({ from: '2026-03-01' }))).toEqual([second.id]);
  expect(await list({ sort: 'period:asc', pageSize: '1' })).toMatchObject({
    totalCount: 2,
    items: [{ id: other.id }],
  });
  expect(idsOf(await list({ text: 'DAY BY DAY', status: 'SIMULATED' }))).toHaveLength(2);
  expect(idsOf(await list({ status: 'SENT' }))).toEqual([]);
  expect((await reporter('GET', '/api/OnlineReports', { query: { sort: 'secret:asc' } })).statusCode).toBe(
    400,
  );

  const deleted = await reporter('DELETE', `/api/OnlineReports/${second.id}`, { brand: 'alder' });
  expect(deleted.statusCode).toBe(204);
  expect(idsOf(await list({}))).toEqual([first.id, other.id].sort());
  expect((await reporter('DELETE', `/api/OnlineReports/${second.id}`, { brand: 'alder' })).statusCode).toBe(
    404,
  );
});

test('a report tells its definition, its history and its versions', async () => {
  await givenThreeDays();
  const first = await prepare();
  const second = await prepare();

  const answer = (
    await reporter('GET', '/api/OnlineReports/reportbyid', { query: { id: second.id } })
  ).json<Answer>();

  expect(answer).toMatchObject({
    report: second,
    definition: { type: 'ONLINE_DAILY', period: march, basis: 'SETTLED', fields: games.fields },
    meta: { period: { zone: 'Africa/Dar_es_Salaam' }, status: 'FINAL' },
    history: [{ from: null, to: 'SIMULATED', actor: 'u_reporter' }],
  });
  expect(answer.versions.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('what was submitted cannot be deleted', async () => {
  const { id } = await prepare();
  await app.store.query("update report set state = 'PENDING_CONFIRMATION' where id = $1", [id]);

  const answer = await reporter('DELETE', `/api/OnlineReports/${id}`, { brand: 'alder' });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'REPORT_LOCKED' });
});

test('the same simulation kept twice is one report; after a day it is too old', async () => {
  const { simulationId } = await simulate();
  const keep = () => post('/api/DoubleConfirmation/prepare', { simulationId });

  const [first, second] = [await keep(), await keep()];
  app.advance(24 * 3_600_000);
  app.advance(1);
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'], id: 'u_next_day' });

  expect(second.body.id).toBe(first.body.id);
  expect(await keep()).toMatchObject({ status: 409, body: { code: 'STALE_SIMULATION' } });
  expect((await post(flat, { simulationId })).status).toBe(404);
});

test('a second simulation says how it differs from the report before', async () => {
  await givenThreeDays();
  const { id } = await prepare();
  await givenSettlement(app.store, { day: '2026-03-05', stake: '20', payout: '5' });

  const { diffToLast } = await simulate();

  expect(diffToLast).toEqual({
    reportId: id,
    version: 1,
    delta: { stakes: '20.00', voids: '0.00', netStakes: '20.00', winnings: '5.00', ggr: '15.00' },
  });
});

test('what another brand has does not exist', async () => {
  await givenSettlement(app.store, { brand_id: 'elm', currency: 'EUR' });
  const { simulationId } = await simulate(games, 'elm');
  const { id } = await prepare(games, 'elm');
  const outsider = await app.signIn({ role: 'auditor', brandIds: ['alder'] });

  for (const body of [{ reportId: id }, { simulationId }, { type: 'ONLINE_DAILY' }]) {
    expect((await post(flat, body, 'alder')).status).toBe(404);
    expect((await post(explored, body, 'alder')).status).toBe(404);
    expect((await post('/api/OnlineReports/lastReportDetailsExcel', body, 'alder')).status).toBe(404);
  }
  expect((await post('/api/DoubleConfirmation/prepare', { simulationId }, 'alder')).status).toBe(404);
  expect((await reporter('DELETE', `/api/OnlineReports/${id}`, { brand: 'alder' })).statusCode).toBe(404);
  expect((await outsider('GET', '/api/OnlineReports/reportbyid', { query: { id } })).statusCode).toBe(404);
  expect((await outsider('GET', '/api/OnlineReports')).json()).toMatchObject({ items: [], totalCount: 0 });
});

test('who has another brand’s report, too, is told whose it is, and nothing else of it', async () => {
  await givenSettlement(app.store, { brand_id: 'elm', currency: 'EUR' });
  const { id } = await prepare(games, 'elm');
  const outsider = await app.signIn({ role: 'auditor', brandIds: ['alder'] });
  const address = { query: { id }, brand: 'alder' };

  const answer = await reporter('GET', '/api/OnlineReports/reportbyid', address);
  const refused = await outsider('GET', '/api/OnlineReports/reportbyid', address);

  expect(answer.statusCode).toBe(404);
  const { type, title, status, code, traceId } = refused.json<Record<string, unknown>>();
  expect(refused.json()).toEqual({ type, title, status, code, traceId });
  expect(answer.json()).toEqual({
    ...{ type, title, status, code },
    traceId: expect.any(String) as string,
    brand: { id: 'elm', name: elm.name },
  });
});
