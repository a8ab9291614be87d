import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { alder, insert } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { confirmReport } from './confirm-report';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { forgetOldProofs } from './second-factor';
import { startFlow, type Flow } from './testing/given-flow';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

async function auditActions(): Promise<string[]> {
  const rows = await flow.store.query<{ action: string }>('select action from audit_event order by seq');
  return rows.map(({ action }) => action);
}

async function abuseAlerts(): Promise<number> {
  const rows = await flow.store.query("select id from critical_alert where code = 'CA-13'");
  return rows.length;
}

test('what one prepared and another confirmed is confirmed, with who, when and by which hash', async () => {
  const { report } = await flow.submitted();

  const answer = await flow.confirm(report.id);

  expect(answer.statusCode).toBe(200);
  const item = answer.json<ConfirmationItem>();
  expect(item.report).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'u_approver' });
  expect(item.submission).toMatchObject({
    confirmedBy: 'u_approver',
    confirmedAt: '2026-04-02T08:00:00.000Z',
    controlTotals: { taxPayable: '175.00' },
  });
  expect(item.delivery).toMatchObject({ idempotencyKey: `${report.id}:1`, attempts: 0 });
  expect((await auditActions()).at(-1)).toBe('REPORT_MOVED');
});

test('B1: nobody confirms their own report, whatever roles they hold; it is written down and raises an alert', async () => {
  const { report } = await flow.submitted();
  await flow.store.query(
    "insert into app_user_role (user_id, role, brand_id) values ('u_reporter', 'approver', 'alder')",
  );

  const answer = await flow.confirm(report.id, flow.reporter);

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'SELF_CONFIRMATION' });
  expect(await auditActions()).toContain('CONFIRMATION_REFUSED');
  expect(await abuseAlerts()).toBe(1);
  expect((await flow.read(report.id)).report.state).toBe('PENDING_CONFIRMATION');
});

test('what turns out to rest on records that break a law is not confirmed, until the exception is waived', async () => {
  const { report } = await flow.submitted();
  await insert(flow.store, 'data_exception', {
    ...{ id: 'exc_1', brand_id: 'alder', law: 'ONE_LICENCE', kind: 'settlement', source_id: 'alder-online' },
    ...{
      record_id: 's1',
      ticket_id: 'b1',
      batch_id: 'btc-1',
      channel: 'ONLINE',
      gaming_day: report.period.from,
    },
    ...{ since: '2026-03-01T00:00:00Z', state: 'OPEN', found_at: '2026-04-01T00:00:00Z' },
  });

  expect((await flow.confirm(report.id)).json()).toMatchObject({
    status: 422,
    code: 'INVARIANT_FAILED',
    detail: expect.stringContaining('under the licence under which it was placed'),
  });
  await flow.store.query(`update data_exception set state = 'WAIVED'`);
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
});

test('B2: two wrong control totals and then the right one pass', async () => {
  const { report } = await flow.submitted();
  const wrong = { controlTotals: { taxPayable: '174.99' } };

  const first = await flow.confirm(report.id, flow.approver, wrong);
  const second = await flow.confirm(report.id, flow.approver, wrong);
  const third = await flow.confirm(report.id);

  expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([422, 422, 200]);
  expect(first.json()).toMatchObject({ code: 'CONTROL_TOTAL_MISMATCH', attemptsLeft: 2 });
  expect(second.json()).toMatchObject({ code: 'CONTROL_TOTAL_MISMATCH', attemptsLeft: 1 });
  // Whole numbers only: trace ids hold digits in any order.
  expect(first.body + second.body).not.toMatch(/\b175\b/);
  expect(await abuseAlerts()).toBe(0);
});

test('B2: three wrong control totals lock the item, for the right one too', async () => {
  const { report } = await flow.submitted();
  const wrong = { controlTotals: { taxPayable: '1' } };

  const answers = [];
  for (let attempt = 1; attempt <= 3; attempt += 1)
    answers.push(await flow.confirm(report.id, flow.approver, wrong));
  const right = await flow.confirm(report.id);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 423]);
  expect(answers[2]!.json()).toMatchObject({ code: 'ITEM_LOCKED' });
  expect(right.statusCode).toBe(423);
  expect(await auditActions()).toContain('CONFIRMATION_LOCKED');
  expect(await abuseAlerts()).toBe(1);
});

test('of a hundred wrong guesses at once three count, and the right one among them is locked out @deep', async () => {
  const { report } = await flow.submitted();
  const guesses = Array.from({ length: 20 }, (_, index) => ({
    controlTotals: { taxPayable: String(index) },
  }));

  const answers = await Promise.all(guesses.map((guess) => flow.confirm(report.id, flow.approver, guess)));

  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 422)).toHaveLength(2);
  expect(codes.filter((code) => code === 423)).toHaveLength(18);
  expect((await flow.confirm(report.id)).statusCode).toBe(423);
});

test.each([
  ['an old code', { otp: '000000' }, 403, 'SECOND_FACTOR_REQUIRED'],
  ['another hash', { payloadHash: `sha256:${'0'.repeat(64)}` }, 409, 'PAYLOAD_CHANGED'],
  ['another figure', { controlTotals: { ggr: '700' } }, 400, 'VALIDATION'],
  ['no figure', { controlTotals: {} }, 400, 'VALIDATION'],
])('with %s nothing is confirmed', async (_, changes, status, code) => {
  const { report } = await flow.submitted();

  const answer = await flow.confirm(report.id, flow.approver, changes);

  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect((await flow.read(report.id)).report.state).toBe('PENDING_CONFIRMATION');
});

test('after five wrong codes even the right one waits for five minutes', async () => {
  const { report } = await flow.submitted();
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await flow.confirm(report.id, flow.approver, { otp: '000000' })).statusCode);
  }

  const sixth = await flow.confirm(report.id);
  flow.advance(5 * 60_000 + 1000);
  const later = await flow.confirm(report.id);

  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  expect(later.statusCode).toBe(200);
});

test('a code that confirmed one report does not confirm the next', async () => {
  const one = await flow.submitted();
  const other = await flow.submitted({
    type: 'TZ_SPORTS_MONTHLY',
    period: { from: '2026-03-01', to: '2026-03-31' },
  });
  expect((await flow.confirm(one.report.id)).statusCode).toBe(200);

  const again = await flow.confirm(other.report.id);
  flow.advance(30_000);
  const later = await flow.confirm(other.report.id);

  expect(again.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  expect(later.statusCode).toBe(200);
});

test('B15: two confirmations at once count once', async () => {
  const { report } = await flow.submitted();
  const second = await flow.person('u_second', 'approver');

  const answers = await Promise.all([flow.confirm(report.id), flow.confirm(report.id, second)]);

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await flow.store.query('select * from report_delivery')).toHaveLength(1);
});

test('B15: a click repeated with the same key gets the same answer and has one effect', async () => {
  const { report } = await flow.submitted();
  const detail = await flow.read(report.id);
  const { payloadHash, controlTotals } = detail.submission!;
  const call = {
    brand: 'alder',
    headers: { 'idempotency-key': 'click-1' },
    body: { payloadHash, controlTotals, otp: flow.otp() },
  };

  const path = `/api/DoubleConfirmation/${report.id}/confirm`;
  const [first, second] = [await flow.approver('POST', path, call), await flow.approver('POST', path, call)];

  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await flow.store.query('select * from report_delivery')).toHaveLength(1);
});

test('who lost the role of an approver meanwhile confirms nothing', async () => {
  const { report } = await flow.submitted();
  await flow.read(report.id, flow.approver);
  await flow.store.query("delete from app_user_role where user_id = 'u_approver'");

  const answer = await flow.confirm(report.id);

  expect(answer.statusCode).toBe(403);
  expect((await flow.read(report.id)).report.state).toBe('PENDING_CONFIRMATION');
});

test('a role that is taken away while a confirmation is under way is missed', async () => {
  const { report } = await flow.submitted();
  const submission = (await readSubmission(flow.store, report.id))!;
  const user = {
    id: 'u_approver',
    email: '',
    name: '',
    locale: 'en',
    sessionId: 's_1',
    assignments: [],
    brands: [],
  };
  await flow.store.query("delete from app_user_role where user_id = 'u_approver'");

  // As the call goes on after it was let in.
  const confirming = actForAllBrands(() =>
    confirmReport(flow.store, {
      reportId: report.id,
      brand: alder,
      now: new Date('2026-04-02T08:00:00Z'),
      user,
      body: {
        payloadHash: submission.payloadHash,
        controlTotals: { taxPayable: '175' },
        otp: flow.otp(),
        warnings: [],
        nonFinalReason: null,
      },
    }),
  );

  await expect(confirming).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await flow.read(report.id)).report.state).toBe('PENDING_CONFIRMATION');
});

test('a submission that nobody confirms in a week cannot be confirmed any more', async () => {
  const { report } = await flow.submitted();
  flow.advance(7 * 86_400_000);
  const late = await flow.person('u_late', 'approver');

  const answer = await flow.confirm(report.id, late);

  expect(answer.json()).toMatchObject({ code: 'EXPIRED' });
});

test('a report of another brand is not there', async () => {
  const { report } = await flow.submitted();
  const stranger = await flow.person('u_stranger', 'approver', ['elm']);

  const paths = ['', '/confirm', '/return'].map((deed) => `/api/DoubleConfirmation/${report.id}${deed}`);
  const body = { payloadHash: `sha256:${'0'.repeat(64)}`, controlTotals: { taxPayable: '1' }, otp: '123456' };
  const read = await stranger('GET', paths[0]!, { brand: 'elm' });
  const confirmed = await stranger('POST', paths[1]!, { brand: 'elm', body });
  const returned = await stranger('POST', paths[2]!, { brand: 'elm', body: { reason: 'Not mine.' } });

  expect([read, confirmed, returned].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('second factors that no longer count are forgotten', async () => {
  const { report } = await flow.submitted();
  await flow.confirm(report.id, flow.approver, { controlTotals: { taxPayable: '1' } });
  const kept = () => flow.store.query('select * from second_factor_proof');

  await forgetOldProofs(flow.store, new Date('2026-04-02T08:05:00Z'));
  expect(await kept()).toHaveLength(1);
  await forgetOldProofs(flow.store, new Date('2026-04-02T08:05:01Z'));

  expect(await kept()).toEqual([]);
});
