import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import { elm, alder, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { recordApiCall, type ApiCall } from '../../platform/call-log/record-api-call';
import { forgetOldCalls } from './retention';

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

async function log(query: Record<string, string> = {}, brand = 'alder', as = reporter) {
  const answer = await as('GET', '/api/ApiLog', { query, brand });
  return answer.json<{ items: ApiCallHeader[]; totalCount: number; lost: number }>();
}
const inGroupView = (query: Record<string, string> = {}, as = reporter) =>
  as('GET', '/api/ApiLog', { query }).then((answer) =>
    answer.json<{ items: ApiCallHeader[]; totalCount: number }>(),
  );

function givenOutbound(call: Partial<ApiCall> = {}): Promise<void> {
  return recordApiCall(app.store, {
    id: 'out-1',
    brandId: 'alder',
    direction: 'OUT',
    at: new Date('2026-04-09T10:00:00Z'),
    method: 'POST',
    path: '/returns',
    status: 202,
    durationMs: 812.4,
    requestBytes: 30,
    responseBytes: 20,
    actorId: null,
    authorityId: 'TZ-GBT',
    attempt: 2,
    correlationId: 'rep-1:1',
    idempotencyKey: 'rep-1:1',
    payloadHash: 'sha256:00',
    requestBody: `<Return name="O'Hara; $(reboot)"/>`,
    responseBody: '{"ackRef":"A1"}',
    problemCode: null,
    ...call,
  });
}

test('an answered call is a line, found by the name that the caller gave it', async () => {
  const answer = await reporter('GET', '/api/LoadData', {
    brand: 'alder',
    query: { source: 'web' },
    headers: { 'x-correlation-id': 'month-end-7' },
  });

  expect(answer.headers['x-correlation-id']).toBe('month-end-7');
  const { items } = await log({ correlationId: 'month-end-7' });
  expect(items).toEqual([
    {
      id: expect.any(String),
      time: '2026-04-10T08:00:00.000Z',
      direction: 'IN',
      method: 'GET',
      path: '/api/LoadData',
      status: 200,
      durationMs: expect.any(Number),
      requestBytes: 0,
      responseBytes: Buffer.byteLength(answer.body),
      brandId: 'alder',
      actor: { id: 'u_reporter', name: 'u_reporter', account: 'u_reporter@example.test' },
      authority: null,
      attempt: 1,
      correlationId: 'month-end-7',
      payloadHash: null,
      problemCode: null,
      isReplayable: false,
    },
  ]);
});

test.each(['two words', 'a'.repeat(65), 'line\nbreak', 'px-canary1', ''])(
  'what is no name of a call is not taken for one: %j',
  async (sent) => {
    const answer = await reporter('GET', '/api/LoadData', {
      brand: 'alder',
      headers: { 'x-correlation-id': sent },
    });

    expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('a refused call stands under the trace id that its caller was shown', async () => {
  const refused = await reporter('POST', '/api/OnlineReports/simulation', {
    brand: 'alder',
    body: { type: 'ONLINE_DAILY', password: 'canary' },
  });
  const { traceId } = refused.json<{ traceId: string }>();

  const detail = await reporter('GET', `/api/ApiLog/${traceId}`, { brand: 'alder' });

  expect(detail.json()).toMatchObject({
    status: 400,
    problemCode: 'VALIDATION',
    requestBody: '{"type":"ONLINE_DAILY","password":"[hidden]"}',
    responseBody: expect.stringContaining(traceId),
    bodiesKeptUntil: '2026-05-10T08:00:00.000Z',
  });
});

test('the log is narrowed by direction, authority, path, status, user, duration and day, and ordered', async () => {
  await givenOutbound();
  await givenOutbound({ id: 'out-2', status: null, durationMs: 30_000, attempt: 1, authorityId: 'TZ-TRA' });
  await reporter('GET', '/api/LoadData', { brand: 'alder' });

  const ids = async (query: Record<string, string>) => (await log(query)).items.map(({ id }) => id);
  expect(await ids({ direction: 'OUT' })).toEqual(['out-2', 'out-1']);
  expect(await ids({ authority: 'TZ-GBT' })).toEqual(['out-1']);
  expect(await ids({ statusClass: 'none' })).toEqual(['out-2']);
  expect(await ids({ statusClass: '2xx', direction: 'OUT' })).toEqual(['out-1']);
  expect(await ids({ statusClass: '5xx' })).toEqual([]);
  expect(await ids({ path: 'etur' })).toEqual(['out-2', 'out-1']);
  expect(await ids({ path: '%' })).toEqual([]);
  expect(await ids({ minDurationMs: '5000' })).toEqual(['out-2']);
  expect(await ids({ user: 'u_other' })).toEqual([]);
  expect((await log({ user: 'u_reporter' })).items.every(({ direction }) => direction === 'IN')).toBe(true);
  expect(await ids({ from: '2026-04-09', to: '2026-04-09' })).toEqual(['out-2', 'out-1']);
  expect((await ids({ sort: 'durationMs:desc' })).slice(0, 2)).toEqual(['out-2', 'out-1']);
  expect(await ids({ sort: 'time:asc', pageSize: '1', page: '2' })).toEqual(['out-2']);
  expect((await reporter('GET', '/api/ApiLog', { query: { sort: 'id;drop' } })).statusCode).toBe(400);
});

test('calls of other brands are not there, nor anybody else’s calls of no brand', async () => {
  await givenOutbound({ id: 'elm-call', brandId: 'elm' });
  await givenOutbound({ id: 'system-call', brandId: null });
  await reporter('GET', '/api/User/brands');

  expect((await inGroupView({ direction: 'OUT' })).items).toEqual([]);
  expect((await inGroupView({ path: '/api/User/brands' })).totalCount).toBe(1);
  for (const id of ['elm-call', 'system-call', 'nothing']) {
    expect((await reporter('GET', `/api/ApiLog/${id}`)).statusCode).toBe(404);
  }
  const everywhere = await app.signIn({ role: 'auditor', brandIds: '*' });
  expect((await inGroupView({ direction: 'OUT' }, everywhere)).totalCount).toBe(2);
  expect((await inGroupView({ path: '/api/User/brands' }, everywhere)).totalCount).toBe(1);
  expect((await log({ direction: 'OUT' }, 'elm', everywhere)).items.map(({ id }) => id)).toEqual([
    'elm-call',
  ]);
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  expect((await viewer('GET', '/api/ApiLog', { brand: 'alder' })).statusCode).toBe(403);
});

test('a call can be made again by a command that holds no secret and runs nothing else', async () => {
  await givenOutbound();

  const detail = await reporter('GET', '/api/ApiLog/out-1', { brand: 'alder' });

  expect(detail.json<{ curl: string }>().curl).toBe(
    String.raw`curl -X POST "$BASE_URL"'/returns' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/xml' --data-raw '<Return name="O'\''Hara; $(reboot)"/>'`,
  );
});

test('what was said in calls is forgotten after thirty days, the calls after four hundred', async () => {
  await givenOutbound();
  const day = 86_400_000;
  const since = (days: number) => new Date(Date.parse('2026-04-09T10:00:01Z') + days * day);

  await forgetOldCalls(app.store, since(29));
  expect((await reporter('GET', '/api/ApiLog/out-1')).json()).toMatchObject({
    responseBody: '{"ackRef":"A1"}',
  });

  await forgetOldCalls(app.store, since(30));
  expect((await reporter('GET', '/api/ApiLog/out-1')).json()).toMatchObject({
    requestBody: null,
    responseBody: null,
    payloadHash: 'sha256:00',
  });

  await givenOutbound({ id: 'kept-longer' });
  const settings = '{"retentionDays":{"apiLogBodies":90}}';
  await app.store.query(
    `insert into brand_settings (brand_id, settings, version, updated_by, updated_at)
     values ('alder', $1, 1, 'u_1', '2026-01-01T00:00:00Z')`,
    [settings],
  );
  await forgetOldCalls(app.store, since(89));
  expect((await reporter('GET', '/api/ApiLog/kept-longer')).json()).toMatchObject({
    responseBody: '{"ackRef":"A1"}',
    bodiesKeptUntil: '2026-07-08T10:00:00.000Z',
  });

  await forgetOldCalls(app.store, since(400));
  expect((await reporter('GET', '/api/ApiLog/out-1')).statusCode).toBe(404);
});

test('health and the stream of notifications leave no line', async () => {
  await app.server.inject({ url: '/api/health/live' });
  await app.server.inject({ url: '/api/Notifications/stream' });
  await app.server.inject({ url: '/api/Version' });
  const everywhere = await app.signIn({ role: 'auditor', brandIds: '*' });

  const paths = (await inGroupView({}, everywhere)).items.map(({ path }) => path);

  expect(paths).toEqual(['/api/Version']);
});

test('a page that asks for the log again and again is in it once in five minutes, any other question each time', async () => {
  const looks = async () => {
    const { items } = await log({ path: '/api/ApiLog', pageSize: '500' });
    return items.filter(({ path }) => path === '/api/ApiLog').length;
  };
  await log();
  const before = await looks();

  await log();
  await log();
  expect(await looks()).toBe(before + 1);

  await log({ page: '2' });
  const other = await app.signIn({ id: 'u_other', role: 'reporter', brandIds: ['alder'] });
  await log({}, 'alder', other);
  expect(await looks()).toBe(before + 3);

  app.advance(5 * 60_000);
  await log();
  expect(await looks()).toBe(before + 4);
});
