import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { listStatusReports, type StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { verifyAudit } from '../../house/audit/verify-audit';
import { alder, elm, givenBrands, givenSettlement } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenSettlement(store, { day: '2026-03-02', stake: '100' });
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
});
afterEach(() => app.close());

async function givenDraft(brand = 'alder'): Promise<ReportHeader> {
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const body = { type: 'ONLINE_DAILY', period, fields: ['day', 'stakes', 'ggr'] };
  const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand, body });
  const { simulationId } = simulated.json<Simulation>();
  const prepared = await reporter('POST', '/api/DoubleConfirmation/prepare', {
    brand,
    body: { simulationId },
  });
  return prepared.json<ReportHeader>();
}

async function log(query: Record<string, string> = {}, brand: string | null = 'alder') {
  const answer = await reporter('GET', listStatusReports.path, brand === null ? { query } : { query, brand });
  return answer.json<{ items: StatusReport[]; totalCount: number }>();
}

test('every step of a report is a line, with the row of the audit that proves it', async () => {
  const draft = await givenDraft();
  app.advance(60_000);
  await reporter('DELETE', `/api/OnlineReports/${draft.id}`, { brand: 'alder' });

  const { items } = await log({ reportId: draft.id });

  expect(items[0]).toEqual({
    id: expect.any(String),
    time: '2026-04-10T08:01:00.000Z',
    brandId: 'alder',
    reportId: draft.id,
    reportType: 'ONLINE_DAILY',
    title: draft.title,
    family: 'ONLINE',
    period: draft.period,
    version: 1,
    from: draft.state,
    to: 'DELETED',
    actor: { id: 'u_reporter', name: 'u_reporter', account: 'u_reporter@example.test', role: 'reporter' },
    reason: null,
    contentHash: draft.contentHash,
    ackRef: null,
    chain: { seq: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    authority: null,
    attempt: null,
    durationMs: 60_000,
  });
  expect(items.at(-1)).toMatchObject({ from: null, durationMs: null });
  const proved = await app.store.query<{ detail: string }>(
    "select detail from audit_event where action = 'REPORT_MOVED' order by seq desc limit 1",
  );
  expect(JSON.parse(proved[0]?.detail ?? '')).toMatchObject({
    to: 'DELETED',
    contentHash: draft.contentHash,
  });
  expect((await verifyAudit(app.store)).faults).toEqual([]);
});

test('the log is narrowed by day, state, type, actor and brand, and paged', async () => {
  const [first, second] = [await givenDraft(), await givenDraft('elm')];

  expect((await log()).items.every(({ brandId }) => brandId === 'alder')).toBe(true);
  const all = await log({}, null);
  expect(new Set(all.items.map(({ reportId }) => reportId))).toEqual(new Set([first.id, second.id]));
  expect((await log({ state: 'DELETED' })).totalCount).toBe(0);
  expect((await log({ type: 'NO_SUCH' })).totalCount).toBe(0);
  expect((await log({ actor: 'u_other' })).totalCount).toBe(0);
  expect((await log({ from: '2026-04-11' })).totalCount).toBe(0);
  expect((await log({ from: '2026-04-10', to: '2026-04-10' })).totalCount).toBe((await log()).totalCount);
  expect((await log({ brandId: 'elm' }, null)).items[0]?.brandId).toBe('elm');
  const foreign = await reporter('GET', listStatusReports.path, { query: { brandId: 'oak' } });
  expect(foreign.json()).toMatchObject({ status: 403, code: 'BRAND_FORBIDDEN' });
  expect((await log({ authority: 'TRA' })).totalCount).toBe(0);
  const page = await log({ pageSize: '1', page: '2' }, null);
  expect(page).toMatchObject({ totalCount: all.totalCount, items: [all.items[1]] });
});

test('who may not read logs is refused', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  expect((await viewer('GET', listStatusReports.path, { brand: 'alder' })).statusCode).toBe(403);
});
