import fc from 'fast-check';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import type { SendOutcome } from '../../platform/http/authority-gateway';
import type { TestCaller } from '../../app/testing/test-app';
import { readSubmission } from '../../reporting/payloads/queries/submission-row';
import { ConfirmationModel, type Person, type Step } from './testing/confirmation-model';
import { startFlow, type Flow } from './testing/given-flow';
import { cases } from '../../app/testing/depth';

const people: readonly Person[] = [
  { id: 'm_rita', submits: true, confirms: false },
  { id: 'm_rolf', submits: true, confirms: false },
  { id: 'm_anna', submits: false, confirms: true },
  { id: 'm_both', submits: true, confirms: true },
  { id: 'm_bea', submits: true, confirms: true },
];

let flow: Flow;
const callers = new Map<string, TestCaller>();
let months = 0;

beforeAll(async () => {
  flow = await startFlow();
  for (const { id, submits, confirms } of people) {
    callers.set(id, await flow.person(id, submits ? 'reporter' : 'approver'));
    if (submits && confirms) {
      await flow.store.query(
        "insert into app_user_role (user_id, role, brand_id) values ($1, 'approver', 'alder')",
        [id],
      );
    }
  }
});
afterAll(() => flow.close());

const by = fc.constantFrom(...people);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('prepare' as const), by }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('submit' as const), by }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('confirm' as const), by, isRight: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('return' as const, 'withdraw' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('correct' as const, 'retrySend' as const), by }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      answer: fc.constantFrom('RECEIVED', 'ACKNOWLEDGED', 'ACCEPTED', 'REJECTED'),
      fails: fc.constantFrom('before', 'after', null, null),
    }),
  },
);

/** One report of a month of its own, worked on over HTTP. */
class Desk {
  id = '';
  /** Bytes of each key, as they were when the authority first had them. */
  readonly sent = new Map<string, string>();
  readonly period: { readonly from: string; readonly to: string };

  constructor(month: number) {
    const start = new Date(Date.UTC(2020, month, 1));
    const end = new Date(Date.UTC(2020, month + 1, 0));
    this.period = { from: start.toISOString().slice(0, 10), to: end.toISOString().slice(0, 10) };
  }

  /** Does a step; whether it succeeded. */
  async take(taken: Step): Promise<boolean> {
    if (taken.kind === 'deliver') {
      await this.deliver(taken);
      return true;
    }
    const caller = callers.get(taken.by.id)!;
    if (taken.kind === 'prepare') return this.prepare(caller);
    if (this.id === '') return false;
    const path = `/api/DoubleConfirmation/${this.id}/${taken.kind}`;
    const body = taken.kind === 'confirm' ? await this.confirmation(taken.isRight) : bodies[taken.kind];
    if (body === null) return false;
    const answer = await caller('POST', path, { brand: 'alder', ...(body === undefined ? {} : { body }) });
    const isDone = answer.statusCode < 300;
    if (isDone && taken.kind === 'correct') this.id = answer.json<{ report: ReportHeader }>().report.id;
    return isDone;
  }

  private async prepare(caller: TestCaller): Promise<boolean> {
    const state = await this.state();
    // A further version is the business of corrections.
    if (state !== null && !['DRAFT', 'RETURNED', 'STALE'].includes(state)) return false;
    flow.advance(1000);
    const body = { type: 'TZ_CASINO_MONTHLY', period: this.period };
    const simulated = await caller('POST', '/api/OnlineReports/simulation', { brand: 'alder', body });
    const { simulationId } = simulated.json<Simulation>();
    const kept = await caller('POST', '/api/DoubleConfirmation/prepare', {
      brand: 'alder',
      body: { simulationId },
    });
    this.id = kept.json<ReportHeader>().id;
    return kept.statusCode === 201;
  }

  private async confirmation(isRight: boolean): Promise<object | null> {
    const submission = await readSubmission(flow.store, this.id);
    if (submission === undefined) return null;
    flow.advance(30_000);
    const { payloadHash, controlField, controlTotal } = submission;
    const controlTotals = { [controlField]: isRight ? controlTotal : '123456.78' };
    return { payloadHash, controlTotals, otp: flow.otp() };
  }

  private async deliver({ answer, fails }: Extract<Step, { kind: 'deliver' }>): Promise<void> {
    flow.advance(3_600_000);
    flow.authority.failing = fails;
    const rejected: SendOutcome = { kind: 'REJECTED', code: 'E1', text: 'Not so.', ackRef: 'A' };
    flow.authority.answer = answer === 'REJECTED' ? rejected : { kind: answer, ackRef: 'A' };
    await flow.deliver();
  }

  async state(): Promise<string | null> {
    const [row] = await flow.store.query<{ state: string }>('select state from report where id = $1', [
      this.id,
    ]);
    return row?.state ?? null;
  }
}

const bodies = {
  submit: undefined,
  retrySend: undefined,
  return: { reason: 'Look at it again.' },
  withdraw: {},
  correct: { reason: 'Something came in late.' },
} as const;

/** What holds of every report at any time. */
async function checkLaws(desk: Desk): Promise<void> {
  const own = await flow.store.query(
    `select r.id from report r join report_transition t on t.report_id = r.id
     where r.confirmed_by is not null and t.actor_id = r.confirmed_by and t.to_state in ('DRAFT', 'SIMULATED', 'PENDING_CONFIRMATION')`,
  );
  expect(own).toEqual([]);
  for (const [key, { payload, payloadHash }] of flow.authority.kept) {
    const bytes = payload.toString('utf8');
    expect(desk.sent.get(key) ?? bytes).toBe(bytes);
    desk.sent.set(key, bytes);
    const [row] = await flow.store.query<{ payload: string; hash: string }>(
      `select p.payload, s.payload_hash as hash from report_delivery d
       join report_submission s on s.id = d.submission_id join report_payload p on p.submission_id = s.id
       where d.idempotency_key = $1`,
      [key],
    );
    expect(row).toEqual({ payload: bytes, hash: payloadHash });
  }
  const twice = await flow.store.query(
    `select object_id from audit_event where action = 'REPORT_MOVED' and detail like '%"to":"SENT"%'
     group by object_id having count(*) > 1`,
  );
  expect(twice).toEqual([]);
}

test('whatever people and authorities do, reports move as the rules say: two people, one sending, the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
      const model = new ConfirmationModel();
      const desk = new Desk((months += 1));
      // A report that is at least begun, so that few sequences are idle.
      const begun: Step[] = [
        { kind: 'prepare', by: people[0]! },
        { kind: 'submit', by: people[0]! },
      ];
      for (const taken of [...begun, ...steps]) {
        expect([taken, await desk.take(taken)]).toEqual([taken, model.take(taken)]);
        expect([taken, await desk.state()]).toEqual([taken, model.state]);
      }
      await checkLaws(desk);
    }),
    cases(5, 15),
  );
}, 300_000);
