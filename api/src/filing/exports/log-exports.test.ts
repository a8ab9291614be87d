import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { alder, elm, givenBatch, givenBrands } from '../../figures/testing/given-facts';
import { raiseAlert } from '../../house/alerting/raise-alert';
import { givenReport } from '../../monitoring/alerts/engine/testing/given-rows';
import { rejected } from '../../monitoring/alerts/testing/rejected-report';
import { openTestStore } from '../../store/testing/open-test-store';
import { exported } from './testing/exported';

let dataDir: string;
let app: TestApp;
let reporter: TestCaller;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-log-exports-'));
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  // Half past one at night in Dar es Salaam, the evening before in UTC.
  await givenBatch(store, { id: 'btc-1', loaded_at: '2026-03-10T22:30:00Z', computed_amount: '10' });
  await givenBatch(store, { id: 'btc-2', seq: 2, loaded_at: '2026-03-12T09:00:00Z', state: 'PARTIAL' });
  await givenBatch(store, { id: 'btc-3', brand_id: 'elm', loaded_at: '2026-03-10T22:30:00Z' });
  await store.tx((tx) => raiseAlert(tx, rejected));
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir } });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fileOf(source: object, format: string, language = 'en'): Promise<string> {
  return (await exported(reporter, { source, format, language })).file.toString();
}

/** The rows below the heads of a CSV, and what stands above them. */
async function recordsOf(source: object, first: string) {
  const text = (await fileOf(source, 'csv')).slice(1);
  const records = Papa.parse<string[]>(text, { newline: '\r\n' }).data.slice(0, -1);
  const start = records.findIndex(([head]) => head === first);
  return { head: records.slice(0, start), heads: records[start] ?? [], rows: records.slice(start + 1) };
}

test('loads are exported as the list has them, of the days of the brand', async () => {
  const query = { from: '2026-03-11', to: '2026-03-11' };

  const { head, rows } = await recordsOf({ kind: 'load-batches', query }, 'Load');

  const listed = await reporter('GET', '/api/LoadData', { brand: 'alder', query });
  expect(listed.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual(['btc-1']);
  expect(rows.map(([id]) => id)).toEqual(['btc-1']);
  expect(head).toContainEqual(
    expect.arrayContaining(['Period', '2026-03-11 to 2026-03-11, Africa/Dar_es_Salaam']),
  );
  // Whoever reads the list by other clocks gets those days.
  const inUtc = await recordsOf({ kind: 'load-batches', query: { ...query, zone: 'UTC' } }, 'Load');
  expect(inUtc.rows[0]).toEqual(['Nothing matches the filter', ...Array<string>(21).fill('')]);
  const answer = await reporter('GET', '/api/LoadData', {
    brand: 'alder',
    query: { ...query, zone: 'No/Where' },
  });
  expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'zone', code: 'UNKNOWN_ZONE' }] });
});

test('calls are exported up to the order, without what was said in them', async () => {
  await reporter('GET', '/api/LoadData', { brand: 'alder' });
  await reporter('GET', '/api/ApiLog', { brand: 'alder' });
  app.advance(1000);

  const { heads, rows } = await recordsOf(
    { kind: 'api-calls', query: { path: '/api/', minDurationMs: '0' } },
    'Time',
  );

  const paths = rows.map((row) => row[heads.indexOf('Path')]);
  expect(paths).toContain('/api/LoadData');
  expect(heads.join()).not.toMatch(/body/i);
  const elmCalls = await recordsOf({ kind: 'api-calls', query: { path: '/nowhere' } }, 'Time');
  expect(elmCalls.rows[0]?.[0]).toBe('Nothing matches the filter');
});

test('alerts are exported in words, one row for each', async () => {
  const source = { kind: 'alerts', query: { code: 'CA-04' } };

  const { heads, rows } = await recordsOf(source, 'Code');

  const { items } = (
    await reporter('GET', '/api/CriticalAlerts', { brand: 'alder', query: { code: 'CA-04' } })
  ).json<{
    items: { id: string; title: string }[];
  }>();
  expect(items).toHaveLength(1);
  expect(rows.map((row) => [row[heads.indexOf('Id')], row[heads.indexOf('Alert')]])).toEqual(
    items.map(({ id, title }) => [id, title]),
  );
  const page = await fileOf(source, 'html', 'sw');
  expect(page).toContain('<dd>Msimbo ni mojawapo ya CA-04</dd>');
  expect(page).not.toMatch(/\b(HIGH|MEDIUM|CRITICAL|OPEN)\b|\dT\d\d:/);
});

test.each(['load-batches', 'api-calls', 'alerts'])('%s in Swahili have no English head', async (kind) => {
  const heads = async (language: string) =>
    [...(await fileOf({ kind, query: {} }, 'html', language)).matchAll(/<(?:th|dt)[^>]*>(.*?)<\//g)].map(
      ([, text]) => text,
    );

  const [english, swahili] = [await heads('en'), await heads('sw')];

  expect(swahili).toHaveLength(english.length);
  expect(swahili.filter((text, index) => text !== '' && text === english[index])).toEqual([]);
});

test('the log of reports says in the language of the reader what the product did, and for programs as it is', async () => {
  await givenReport(app.store, { id: 'rep_1', state: 'STALE' });
  const reason = 'Facts or rules have changed.';
  await app.store.query(
    `insert into report_transition (id, report_id, happened_at, from_state, to_state, actor_id, reason)
     values ('t_1', 'rep_1', '2026-04-01T08:00:00Z', 'SIMULATED', 'STALE', 'system', $1)`,
    [reason],
  );
  const source = { kind: 'status-reports', query: {} };

  const told = await fileOf(source, 'csv-excel', 'sw');
  expect(told).toContain(';Mfumo wenyewe;;Data au kanuni zimebadilika tangu ilipoigwa.;');
  expect(await fileOf(source, 'csv', 'sw')).toContain(`,system,,${reason},`);
});

test('each needs the right that its list needs', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  for (const kind of ['load-batches', 'api-calls', 'alerts']) {
    const list = {
      'load-batches': '/api/LoadData',
      'api-calls': '/api/ApiLog',
      alerts: '/api/CriticalAlerts',
    }[kind]!;
    const listed = await viewer('GET', list, { brand: 'alder' });
    const body = { source: { kind, query: {} }, format: 'csv' };
    const ordered = await viewer('POST', '/api/Exports', { brand: 'alder', body });

    expect([kind, ordered.statusCode === 403]).toEqual([kind, listed.statusCode === 403]);
  }
});
