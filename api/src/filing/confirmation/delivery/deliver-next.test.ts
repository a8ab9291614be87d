import { verifyAudit } from '../../../house/audit/verify-audit';
import { startFlow, type Flow } from '../testing/given-flow';
import { leaseMs } from './take-delivery';

let flow: Flow;

beforeEach(async () => {
  flow = await startFlow();
});
afterEach(() => flow.close());

/** A report that was confirmed and waits to be sent. */
async function confirmed(order?: object): Promise<string> {
  const { report } = await flow.submitted(order);
  expect((await flow.confirm(report.id)).statusCode).toBe(200);
  return report.id;
}

async function stateOf(id: string): Promise<string> {
  return (await flow.read(id)).report.state;
}

async function statesOf(id: string): Promise<string[]> {
  return (await flow.read(id)).history.map(({ to }) => to);
}

async function submissionEvents(id: string): Promise<string[]> {
  const rows = await flow.store.query<{ action: string }>(
    "select action from audit_event where object_id = $1 and action like 'SUBMISSION%' order by seq",
    [id],
  );
  return rows.map(({ action }) => action);
}

test('what is confirmed is sent once and goes where the answer leads, with the audit before and after (INV-22)', async () => {
  const id = await confirmed();

  await flow.deliver();
  flow.advance(300_000);
  await flow.deliver();

  expect(flow.authority.calls).toEqual([`SEND ${id}:1`]);
  expect((await statesOf(id)).slice(-5)).toEqual([
    'CONFIRMED',
    'SENDING',
    'SENT',
    'ACKNOWLEDGED',
    'ACCEPTED',
  ]);
  expect(await submissionEvents(id)).toEqual(['SUBMISSION_STARTED', 'SUBMISSION_ENDED']);
  expect((await verifyAudit(flow.store)).faults).toEqual([]);
  const [row] = await flow.store.query<{ payload: string; hash: string }>(
    'select p.payload, s.payload_hash as hash from report_payload p join report_submission s on s.id = p.submission_id',
  );
  const sent = flow.authority.kept.get(`${id}:1`)!;
  expect(sent.payload.toString('utf8')).toBe(row!.payload);
  expect(sent).toMatchObject({
    payloadHash: row!.hash,
    contentType: 'application/xml',
    attempt: 1,
    authorityId: 'TRA',
  });
});

test('an acknowledgement is asked for until the authority has said its last word', async () => {
  const id = await confirmed();
  flow.authority.answer = { kind: 'RECEIVED', ackRef: null };
  await flow.deliver();
  expect(await stateOf(id)).toBe('SENT');

  flow.advance(60_000);
  await flow.deliver();
  expect(await stateOf(id)).toBe('SENT');
  flow.authority.answer = { kind: 'ACKNOWLEDGED', ackRef: 'A-7' };
  flow.advance(120_000);
  await flow.deliver();
  expect((await flow.read(id)).report).toMatchObject({ state: 'ACKNOWLEDGED', ackRef: 'A-7' });
  flow.authority.answer = { kind: 'REJECTED', code: 'E12', text: 'Row 3 is not complete.', ackRef: 'A-7' };
  flow.advance(240_000);
  await flow.deliver();

  const detail = await flow.read(id);
  expect(detail.report.state).toBe('REJECTED');
  expect(detail.history.at(-1)).toMatchObject({ actor: 'TRA', reason: 'E12: Row 3 is not complete.' });
  expect(detail.acknowledgements.map(({ kind }) => kind)).toEqual(['RECEIVED', 'ACKNOWLEDGED', 'REJECTED']);
  expect(flow.authority.calls.filter((call) => call.startsWith('SEND'))).toHaveLength(1);
});

test('an answer that was lost is asked for, and the payload is not sent again', async () => {
  const id = await confirmed();
  flow.authority.failing = 'after';
  await flow.deliver();
  expect(await stateOf(id)).toBe('SENDING');

  flow.authority.failing = null;
  flow.advance(10_000);
  await flow.deliver();

  expect(await stateOf(id)).toBe('ACCEPTED');
  expect(flow.authority.calls).toEqual([`SEND ${id}:1`, `ASK ${id}:1`]);
});

test('a payload that never arrived is sent again under the same key, after waits that grow', async () => {
  const id = await confirmed();
  flow.authority.failing = 'before';
  await flow.deliver();
  flow.advance(9_000);
  await flow.deliver();
  expect(flow.authority.calls).toHaveLength(1);

  flow.authority.failing = null;
  flow.advance(1_000);
  await flow.deliver();

  expect(flow.authority.calls).toEqual([`SEND ${id}:1`, `ASK ${id}:1`, `SEND ${id}:1`]);
  expect(await stateOf(id)).toBe('ACCEPTED');
});

test('a line that stays dead is given up, and a person has it tried again under the same key', async () => {
  const id = await confirmed();
  flow.authority.failing = 'before';
  for (let hour = 0; hour < 12; hour += 1) {
    await flow.deliver();
    flow.advance(3_600_000);
  }
  const reporter = await flow.person('u_now', 'approver');
  const path = `/api/DoubleConfirmation/${id}`;
  const failed = (await reporter('GET', path, { brand: 'alder' })).json<{
    report: object;
    delivery: object;
  }>();
  expect(failed.report).toMatchObject({ state: 'SEND_FAILED' });
  expect(failed.delivery).toMatchObject({ attempts: 6, nextAt: null, lastDetail: 'The line is dead.' });

  flow.authority.failing = null;
  const retried = await reporter('POST', `${path}/retrySend`, { brand: 'alder' });
  expect(retried.json()).toMatchObject({ report: { state: 'SENDING' } });
  const twice = await reporter('POST', `${path}/retrySend`, { brand: 'alder' });
  await flow.deliver();

  expect(twice.json()).toMatchObject({ code: 'REPORT_LOCKED' });
  expect([...flow.authority.kept.keys()]).toEqual([`${id}:1`]);
  const after = await reporter('GET', path, { brand: 'alder' });
  expect(after.json()).toMatchObject({ report: { state: 'ACCEPTED' } });
});

test('a process that dies between the sending and the writing down leaves one effect: the next one asks first', async () => {
  const id = await confirmed();
  const { send } = flow.authority;
  flow.authority.send = async (submission, signal) => {
    await send(submission, signal);
    throw new Error('killed');
  };
  await expect(flow.deliver()).rejects.toThrow('killed');
  flow.authority.send = send;
  await flow.deliver();
  expect(flow.authority.calls).toEqual([`SEND ${id}:1`]);

  flow.advance(leaseMs);
  await flow.deliver();

  expect(flow.authority.calls).toEqual([`SEND ${id}:1`, `ASK ${id}:1`]);
  expect(await stateOf(id)).toBe('ACCEPTED');
  expect(await submissionEvents(id)).toEqual([
    'SUBMISSION_STARTED',
    'SUBMISSION_STARTED',
    'SUBMISSION_ENDED',
  ]);
});

test('two processes at work at once send it once', async () => {
  const id = await confirmed();

  await Promise.all([flow.deliver(), flow.deliver(), flow.deliver()]);

  expect(flow.authority.calls).toEqual([`SEND ${id}:1`]);
  expect(await stateOf(id)).toBe('ACCEPTED');
});

test('a payload that was changed in the store is not sent', async () => {
  const id = await confirmed();
  await flow.store.query("update report_payload set payload = replace(payload, '175', '17')");

  await flow.deliver();

  expect(flow.authority.calls).toEqual([]);
  expect((await flow.read(id)).delivery!.lastDetail).toContain('not what was confirmed');
});

test('an answer that came by letter is attached, with who did it', async () => {
  const id = await confirmed();
  flow.authority.answer = { kind: 'RECEIVED', ackRef: null };
  await flow.deliver();

  flow.advance(1000);
  const path = `/api/DoubleConfirmation/${id}/acknowledge`;
  const body = { kind: 'ACCEPTED', ackRef: 'L-9', note: 'Letter of 9 April.' };
  const answer = await flow.approver('POST', path, { brand: 'alder', body });
  const late = await flow.approver('POST', path, { brand: 'alder', body: { ...body, kind: 'ACKNOWLEDGED' } });
  const incomplete = await flow.approver('POST', path, {
    brand: 'alder',
    body: { ...body, kind: 'REJECTED' },
  });
  const byReporter = await flow.reporter('POST', path, { brand: 'alder', body });

  expect(answer.json()).toMatchObject({
    report: { state: 'ACCEPTED', ackRef: 'L-9' },
    delivery: { nextAt: null },
  });
  expect([late, incomplete, byReporter].map(({ statusCode }) => statusCode)).toEqual([409, 400, 403]);
  const detail = await flow.read(id);
  expect(detail.acknowledgements.at(-1)).toMatchObject({
    attachedBy: 'u_approver',
    note: 'Letter of 9 April.',
  });
});
