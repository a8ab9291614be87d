import type { Badges } from '@tallyhouse/shared/contracts/dashboard-badges';
import { recordApiCall } from '../../platform/call-log/record-api-call';
import { alder, elm, givenBatch, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-03-05T08:00:00Z' });
});
afterEach(() => app.close());

async function badges(as: TestCaller): Promise<Badges> {
  const answer = await as('GET', '/api/Dashboard/badges');
  expect(answer.statusCode).toBe(200);
  return answer.json<Badges>();
}

test('the menu counts what is open, refused, missing and failed of the caller’s brands within a day', async () => {
  const { store } = app;
  const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  expect(await badges(approver)).toEqual({
    ...{ waitingForMe: 0, unacknowledgedAlerts: 0, failedLoads: 0, failedCalls: 0, overdue: 0 },
  });

  await store.query(
    `insert into critical_alert (id, dedupe_key, code, severity, state, brand_id, object_kind, object_id, title, detail,
       is_standing, first_seen_at, last_seen_at, seen_count, reopen_count, version, incident_id)
     select 'a' || b || s, 'k' || b || s, 'CA-06', 'HIGH', s, b, 'batch', 'd' || s, 't', 'd', true,
       timestamp '2026-03-04 00:00:00', timestamp '2026-03-04 00:00:00', 1, 0, 1, 'inc' || b
     from (values ('alder'), ('elm')) brands (b), (values ('OPEN'), ('ACKNOWLEDGED')) states (s)`,
  );
  await givenBatch(store, { id: 'bad', seq: 1, state: 'REJECTED', loaded_at: '2026-03-05T07:00:00Z' });
  await givenBatch(store, { id: 'old', seq: 2, state: 'REJECTED', loaded_at: '2026-03-03T07:00:00Z' });
  await givenBatch(store, {
    ...{ id: 'gap_x', seq: 9, state: 'MISSING', file: '' },
    ...{ period_from: '2026-03-05T05:00:00Z', period_to: '2026-03-05T06:00:00Z' },
  });
  for (const [id, status, at] of [
    ['a', null, '2026-03-05T07:00:00Z'],
    ['b', 503, '2026-03-05T07:00:00Z'],
    ['c', 503, '2026-03-03T07:00:00Z'],
    ['d', 200, '2026-03-05T07:00:00Z'],
  ] as const)
    await recordApiCall(store, {
      ...{ id, brandId: 'alder', direction: 'OUT', at: new Date(at), method: 'POST' },
      ...{ path: '/x', status, durationMs: 100, requestBytes: 0, responseBytes: 0, actorId: null },
      ...{ authorityId: 'GBT', attempt: 1, correlationId: id, payloadHash: null, requestBody: null },
      ...{ responseBody: null, problemCode: null },
    });

  expect(await badges(approver)).toMatchObject({ unacknowledgedAlerts: 1, failedLoads: 2, failedCalls: 2 });
});

test('what a role may not see is not counted', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['elm'] });

  expect(await badges(viewer)).toMatchObject({ waitingForMe: null, failedLoads: null });
});
