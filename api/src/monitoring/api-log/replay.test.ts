import { startFlow, type Flow } from '../../filing/confirmation/testing/given-flow';
import { verifyAudit } from '../../house/audit/verify-audit';
import type { TestCaller } from '../../app/testing/test-app';
import { recordApiCall } from '../../platform/call-log/record-api-call';
import { replayNext } from './replay-next';

let flow: Flow;
let admin: TestCaller;

beforeEach(async () => {
  flow = await startFlow();
  admin = await flow.person('u_admin', 'admin', ['alder']);
});
afterEach(() => flow.close());

/** A report that was sent, and the line of its sending in the log. */
async function givenSent(): Promise<string> {
  const { report } = await flow.submitted();
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  await flow.deliver();
  for (const [id, idempotencyKey] of [
    ['out-1', `${report.id}:1`],
    ['out-2', null],
  ] as const)
    await recordApiCall(flow.store, {
      ...{ id, brandId: 'alder', direction: 'OUT', at: new Date('2026-04-02T08:00:00Z'), method: 'POST' },
      ...{ path: '/returns', status: 202, durationMs: 1, requestBytes: 1, responseBytes: 1, actorId: null },
      ...{ authorityId: 'TRA', attempt: 1, correlationId: id, idempotencyKey, payloadHash: null },
      ...{ requestBody: null, responseBody: null, problemCode: null },
    });
  return report.id;
}
const propose = (id: string, as = admin) =>
  as('POST', `/api/ApiLog/${id}/replay`, {
    body: { reason: 'The authority has lost it and asks for it again.' },
  });
const clock = () => new Date('2026-04-02T08:30:00Z');
const replay = () => replayNext({ store: flow.store, gateway: flow.authority, clock });

test('a sending is made again under its key once somebody else has agreed, and the report stays as it is', async () => {
  const reportId = await givenSent();
  const before = flow.authority.calls.length;

  const proposed = await propose('out-1');
  expect(proposed.statusCode).toBe(201);
  const { id, summary } = proposed.json<{ id: string; summary: string }>();
  expect(summary).toBe(`Repeat the call of 2026-04-02T08:00:00.000Z to TRA under its key ${reportId}:1`);
  expect(await replay()).toBe(false);
  const own = await admin('POST', `/api/Changes/${id}/confirm`, { body: { otp: flow.otp() } });
  expect(own.statusCode).toBe(403);
  const second = await flow.person('u_second', 'approver', ['alder']);
  const confirmed = await second('POST', `/api/Changes/${id}/confirm`, { body: { otp: flow.otp() } });
  expect(confirmed.json()).toMatchObject({ state: 'APPLIED' });
  const { state } = (await flow.read(reportId)).report;

  expect(await replay()).toBe(true);
  expect(await replay()).toBe(false);

  expect(flow.authority.calls.slice(before)).toEqual([`SEND ${reportId}:1`]);
  expect((await flow.read(reportId)).report.state).toBe(state);
  const audited = await flow.store.query<{ detail: string }>(
    "select detail from audit_event where action = 'API_CALL_REPLAYED' order by seq",
  );
  expect(audited.map(({ detail }) => (JSON.parse(detail) as { step: string }).step)).toEqual([
    'DECIDED',
    'ENDED',
  ]);
  expect(await flow.store.query('select outcome from api_replay')).toEqual([{ outcome: expect.any(String) }]);
  expect((await verifyAudit(flow.store)).faults).toEqual([]);
});

test('what the other side would do twice, or is not theirs, is not made again', async () => {
  await givenSent();
  const stranger = await flow.person('u_elm', 'admin', ['elm']);

  expect((await propose('out-2')).json()).toMatchObject({
    status: 400,
    title: 'This call cannot be repeated',
  });
  expect((await propose('nothing')).statusCode).toBe(404);
  expect((await propose('out-1', stranger)).statusCode).toBe(404);
  expect((await propose('out-1', flow.reporter)).statusCode).toBe(403);
});
