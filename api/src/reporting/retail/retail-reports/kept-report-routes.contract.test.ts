import {
  listKeptRetailReports,
  listRetailReportFields,
  readRetailReport,
} from '@tallyhouse/shared/contracts/kept-retail-reports';
import { listOnlineReports } from '@tallyhouse/shared/contracts/online-reports';
import { createRetailReport, deleteRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { readReportChanges, readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ReportField, ReportType } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import {
  alder,
  elm,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { givenShops, givenTickets, shop } from './testing/given-shops';
import { bothEngines } from '../../../store/testing/on-engines';

const march = { from: '2026-03-01', to: '2026-03-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };

describe.each(bothEngines())('kept retail reports on %s', (_engine, open) => {
  let app: TestApp;
  let store: Store;
  let reporter: TestCaller;
  const kept: ReportHeader[] = [];

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    await givenShops(store);
    await givenTickets(store);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
    for (const [type, period] of [
      ['RETAIL_DAILY_PACK', march],
      ['RETAIL_DAILY_PACK', march],
      ['RETAIL_CASHIERS', february],
    ] as const) {
      const answer = await reporter('POST', createRetailReport.path, {
        brand: 'alder',
        body: { type, period },
      });
      expect(answer.statusCode).toBe(201);
      kept.push(answer.json<ReportHeader>());
      app.advance(60_000);
    }
  });
  afterAll(() => app.close());

  async function list(query: Record<string, string> = {}, path = listKeptRetailReports.path) {
    const answer = await reporter('GET', path, { brand: 'alder', query });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: (ReportHeader & { brandId: string })[]; totalCount: number }>();
  }

  test('are listed newest first, a replaced version only when asked for', async () => {
    const [first, second, third] = kept.map(({ id }) => id);

    const latest = await list();
    const all = await list({ version: 'all' });

    expect(latest.items.map(({ id }) => id)).toEqual([third, second]);
    expect(latest.items[1]).toMatchObject({ brandId: 'alder', version: 2, ggr: '70.00' });
    expect(all.items.map(({ id }) => id)).toEqual([third, second, first]);
    expect(all.totalCount).toBe(3);
  });

  test('are chosen by type, period, state and text, and no online list has them', async () => {
    const [, second, third] = kept.map(({ id }) => id);
    const found = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id);

    expect(await found({ type: 'RETAIL_CASHIERS' })).toEqual([third]);
    expect(await found({ from: '2026-03-05', to: '2026-03-09' })).toEqual([second]);
    expect(await found({ status: 'SENT' })).toEqual([]);
    expect(await found({ text: 'cashiers' })).toEqual([third]);
    expect(await found({ sort: 'type:desc', pageSize: '1' })).toEqual([second]);
    expect((await list({}, listOnlineReports.path)).totalCount).toBe(0);
  });

  test('tell their definition, history and versions', async () => {
    const [first, second] = kept;

    const answer = await reporter('GET', readRetailReport.path, {
      brand: 'alder',
      query: { id: second!.id },
    });

    expect(answer.json()).toMatchObject({
      report: { id: second!.id, version: 2, replaces: first!.id, contentHash: second!.contentHash },
      definition: { type: 'RETAIL_DAILY_PACK', period: march, basis: 'SETTLED' },
      meta: { filtersText: ['Channel is retail'], noActivity: false },
      history: [{ from: null, to: 'SIMULATED', actor: 'u_reporter' }],
      versions: [{ version: 2 }, { version: 1 }],
      difference: { measures: expect.any(Array) },
    });
  });

  test.each([
    ['another brand', readRetailReport.path, 'elm'],
    ['another channel', '/api/OnlineReports/reportbyid', 'alder'],
  ])('are not found from %s', async (_where, path, brand) => {
    expect((await reporter('GET', path, { brand, query: { id: kept[0]!.id } })).statusCode).toBe(404);
  });

  test('are gone from the list once deleted', async () => {
    const body = { type: 'RETAIL_TERMINALS', period: march };
    const made = await reporter('POST', createRetailReport.path, { brand: 'alder', body });
    const { id } = made.json<ReportHeader>();
    await reporter('DELETE', deleteRetailReport.path.replace(':id', id), { brand: 'alder' });

    expect((await list({ type: 'RETAIL_TERMINALS' })).totalCount).toBe(0);
    expect((await list({ status: 'DELETED' })).items.map((report) => report.id)).toEqual([id]);
  });

  test('can be made of the columns and kinds of shops', async () => {
    const answer = await reporter('GET', listRetailReportFields.path, { brand: 'alder' });
    const { fields, types } = answer.json<{ fields: ReportField[]; types: ReportType[] }>();

    expect(types.map(({ type }) => type)).toEqual([
      'RETAIL_DAILY_PACK',
      'RETAIL_CASHIERS',
      'RETAIL_TERMINALS',
    ]);
    const names = fields.map(({ field }) => field);
    for (const type of types) expect(names).toEqual(expect.arrayContaining(type.fields));
    expect(fields.find(({ field }) => field === 'overShort')).toMatchObject({
      title: { en: 'Over or short', sw: 'Ziada au pungufu' },
      mandatoryIn: ['RETAIL_CASHIERS'],
    });
  });

  test('of an unknown kind have no columns', async () => {
    const query = { type: 'ONLINE_DAILY' };

    const answer = await reporter('GET', listRetailReportFields.path, { brand: 'alder', query });

    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'type', code: 'UNKNOWN_TYPE' }] });
  });

  test('say why a version differs from the one that it replaces, record by record', async () => {
    const late = { ...shop('b1'), known_at: '2026-04-10T08:03:30Z' };
    await givenBet(store, { ...late, record_id: 't4', stake: '40' });
    await givenSettlement(store, { ...late, bet_record_id: 't4', stake: '40', payout: '15' });
    app.advance(60_000);
    const body = { type: 'RETAIL_DAILY_PACK', period: march };
    const made = await reporter('POST', createRetailReport.path, { brand: 'alder', body });
    const { id } = made.json<ReportHeader>();
    const ask = (query: object, path = readRetailReportChanges.path) =>
      reporter('GET', path, { brand: 'alder', query: { id, ...query } });

    const detail = await ask({}, readRetailReport.path);
    expect(detail.json<{ difference: VersionDifference }>().difference).toMatchObject({
      replaces: kept[1]!.id,
      measures: expect.arrayContaining([
        expect.objectContaining({
          ...{ measure: 'ggr', before: '70.00', after: '95.00' },
          causes: [{ cause: 'LATE_SETTLEMENT', amount: '25.00' }],
        }),
      ]),
    });
    const changes = await ask({});
    expect([changes.statusCode, changes.json()]).toEqual([
      200,
      expect.objectContaining({
        causes: [{ cause: 'LATE', records: 1, amount: '25.00' }],
        items: [expect.objectContaining({ kind: 'settlement', before: null, now: '25.00' })],
      }),
    ]);
    expect((await ask({ id: kept[0]!.id })).statusCode).toBe(404);
    expect((await ask({}, readReportChanges.path)).statusCode).toBe(404);
  });

  test('name the records of a ticket that what became of it since let in', async () => {
    const criteria = { all: [{ field: 'ticketStatus', op: 'eq', value: 'PAID' }] };
    const post = async (name: string, body: object) => {
      const answer = await reporter('POST', `/api/RetailReports${name}`, { brand: 'alder', body });
      return answer.json<{ id: string; filterId: string; appliedSetId: string }>();
    };
    const { filterId } = await post('/createFilter', { name: 'Paid out', criteria });
    await post('/activateFilters', { filterIds: [filterId] });
    const { appliedSetId } = await post('/Apply', { period: march });
    const order = { type: 'RETAIL_DAILY_PACK', period: march, appliedSetId };
    await post('', order);
    // The rest of what the second ticket won is collected.
    await givenPayment(store, {
      ...{ channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1', branch_id: 'b1' },
      ...{ bet_record_id: 't2', gross: '30', known_at: '2026-04-10T08:04:30Z' },
    });
    app.advance(60_000);
    const { id } = await post('', order);

    const changes = await reporter('GET', readRetailReportChanges.path, {
      ...{ brand: 'alder', query: { id, measure: 'stakes' } },
    });

    expect(changes.json()).toMatchObject({
      causes: [{ cause: 'LATE', records: 1, amount: '200.00' }],
      items: [{ kind: 'settlement', before: null, now: '200.00' }],
    });
  });
});
