import fc from 'fast-check';
import { deletableStates, reportStateSchema, type ReportState } from '@tallyhouse/shared/contracts/reports';
import type { ConfirmationEvent, ConfirmEvent, EventKind, ReportFacts } from './confirmation-event';
import { transition } from './transition';

const facts: ReportFacts = {
  reportId: 'rep_1',
  version: 3,
  preparedBy: ['u_preparer', 'u_editor', 'u_submitter'],
  controlTotal: '50000000.00',
  payloadHash: 'sha256:ab',
  openWarnings: [],
  figureStatus: 'FINAL',
  failedAttempts: 0,
  expiresAt: '2026-04-09T00:00:00Z',
  isSentBefore: false,
};
const confirm: ConfirmEvent = {
  kind: 'confirm',
  actorId: 'u_approver',
  at: '2026-04-02T08:05:00Z',
  secondFactorAt: '2026-04-02T08:00:00Z',
  controlTotal: '50000000',
  payloadHash: 'sha256:ab',
  warningReasons: {},
  nonFinalReason: null,
};
const simulation = {
  simulatedAt: '2026-04-01T08:00:00Z',
  isCurrent: true,
  isHypothetical: false,
  failedChecks: [],
};

/** An event of each kind against which nothing stands. */
const events: Readonly<Record<EventKind, ConfirmationEvent>> = {
  simulate: { kind: 'simulate' },
  invalidate: { kind: 'invalidate' },
  submit: { kind: 'submit', at: '2026-04-02T08:00:00Z', simulation },
  confirm,
  return: { kind: 'return', actorId: 'u_approver', reason: 'The week is missing.' },
  withdraw: { kind: 'withdraw' },
  expire: { kind: 'expire', at: '2026-04-09T00:00:00Z' },
  delete: { kind: 'delete' },
  send: { kind: 'send' },
  file: { kind: 'file', actorId: 'u_approver', reference: 'TRA-1', payloadHash: 'sha256:ab' },
  sent: { kind: 'sent' },
  fail: { kind: 'fail' },
  retry: { kind: 'retry' },
  acknowledge: { kind: 'acknowledge', ackRef: 'ACK-1' },
  accept: { kind: 'accept' },
  reject: { kind: 'reject', code: 'E12', text: 'Row 3 is not complete.' },
  'require-amendment': { kind: 'require-amendment', reason: 'A late bulk correction.' },
  correct: { kind: 'correct' },
};
const kinds = Object.keys(events) as EventKind[];
const states = reportStateSchema.options;

/** The diagram, arrow by arrow. */
const diagram: readonly [ReportState, EventKind, ReportState][] = [
  ['DRAFT', 'simulate', 'SIMULATED'],
  ['RETURNED', 'simulate', 'SIMULATED'],
  ['STALE', 'simulate', 'SIMULATED'],
  ['SIMULATED', 'invalidate', 'STALE'],
  ['SIMULATED', 'submit', 'PENDING_CONFIRMATION'],
  ['PENDING_CONFIRMATION', 'confirm', 'CONFIRMED'],
  ['PENDING_CONFIRMATION', 'return', 'RETURNED'],
  ['PENDING_CONFIRMATION', 'withdraw', 'DRAFT'],
  ['PENDING_CONFIRMATION', 'expire', 'EXPIRED'],
  ['CONFIRMED', 'send', 'SENDING'],
  ['CONFIRMED', 'file', 'FILED_BY_HAND'],
  ['SEND_FAILED', 'file', 'FILED_BY_HAND'],
  ['FILED_BY_HAND', 'accept', 'ACCEPTED'],
  ['FILED_BY_HAND', 'reject', 'REJECTED'],
  ['SENDING', 'sent', 'SENT'],
  ['SENDING', 'fail', 'SEND_FAILED'],
  ['SEND_FAILED', 'retry', 'SENDING'],
  ['SENT', 'acknowledge', 'ACKNOWLEDGED'],
  ['SENT', 'reject', 'REJECTED'],
  ['ACKNOWLEDGED', 'accept', 'ACCEPTED'],
  ['ACKNOWLEDGED', 'reject', 'REJECTED'],
  ['ACCEPTED', 'require-amendment', 'AMENDMENT_NEEDED'],
  ['REJECTED', 'correct', 'DRAFT'],
  ['AMENDMENT_NEEDED', 'correct', 'DRAFT'],
  ['DRAFT', 'delete', 'DELETED'],
  ['SIMULATED', 'delete', 'DELETED'],
  ['STALE', 'delete', 'DELETED'],
  ['RETURNED', 'delete', 'DELETED'],
];
const targetOf = (state: ReportState, kind: EventKind) =>
  diagram.find(([from, by]) => from === state && by === kind)?.[2];

test.each(
  states.flatMap((state) => kinds.map((kind) => [state, kind, targetOf(state, kind) ?? 'nowhere'] as const)),
)('from %s, %s leads %s', (state, kind, target) => {
  const moved = transition(state, events[kind], facts);

  if (target === 'nowhere') {
    expect(moved).toEqual({
      kind: 'REFUSED',
      code: 'WRONG_STATE',
      words: `A report in state ${state} knows no ${kind}.`,
    });
  } else {
    expect(moved).toMatchObject({ state: target });
    expect(moved.kind).not.toBe('REFUSED');
  }
});

test('only states the contract calls deletable can be deleted', () => {
  const deletable = states.filter((state) => transition(state, { kind: 'delete' }, facts).kind === 'MOVED');

  expect([...deletable].sort()).toEqual([...deletableStates].sort());
});

test('a correction starts the next version, which names what it replaces', () => {
  expect(transition('REJECTED', { kind: 'correct' }, facts)).toEqual({
    kind: 'NEW_VERSION',
    state: 'DRAFT',
    version: 4,
    replaces: 'rep_1',
  });
});

test.each([
  ['a simulation a day and a second old', { simulatedAt: '2026-04-01T07:59:59Z' }, 'STALE_SIMULATION'],
  ['a simulation of older data or rules', { isCurrent: false }, 'STALE_SIMULATION'],
  ['a what-if', { isHypothetical: true }, 'HYPOTHETICAL'],
  ['a failed check', { failedChecks: ['INV-01'] }, 'INVARIANT_FAILED'],
])('%s is not submitted', (_words, change, code) => {
  const submit = {
    kind: 'submit',
    at: '2026-04-02T08:00:00Z',
    simulation: { ...simulation, ...change },
  } as const;

  expect(transition('SIMULATED', submit, facts)).toMatchObject({ kind: 'REFUSED', code });
});

test.each<[string, Partial<ConfirmEvent>, Partial<ReportFacts>, string]>([
  ['by the preparer', { actorId: 'u_preparer' }, {}, 'SELF_CONFIRMATION'],
  ['by the last editor', { actorId: 'u_editor' }, {}, 'SELF_CONFIRMATION'],
  ['by the submitter', { actorId: 'u_submitter' }, {}, 'SELF_CONFIRMATION'],
  ['without a second factor', { secondFactorAt: null }, {}, 'SECOND_FACTOR_REQUIRED'],
  [
    'with a second factor older than five minutes',
    { secondFactorAt: '2026-04-02T07:59:59Z' },
    {},
    'SECOND_FACTOR_REQUIRED',
  ],
  [
    'with a second factor of the future',
    { secondFactorAt: '2026-04-02T08:05:01Z' },
    {},
    'SECOND_FACTOR_REQUIRED',
  ],
  [
    'of a submission that lapsed',
    { at: '2026-04-09T00:00:00Z', secondFactorAt: '2026-04-09T00:00:00Z' },
    {},
    'EXPIRED',
  ],
  ['of another payload', { payloadHash: 'sha256:cd' }, {}, 'PAYLOAD_CHANGED'],
  ['with a control total one cent off', { controlTotal: '50000000.01' }, {}, 'CONTROL_TOTAL_MISMATCH'],
  ['of a locked item', {}, { failedAttempts: 3 }, 'ITEM_LOCKED'],
  ['with a warning unanswered', {}, { openWarnings: ['INV-09'] }, 'WARNINGS_OPEN'],
  [
    'with a warning answered by blanks',
    { warningReasons: { 'INV-09': ' ' } },
    { openWarnings: ['INV-09'] },
    'WARNINGS_OPEN',
  ],
  ['of figures that are not final', {}, { figureStatus: 'PROVISIONAL' }, 'NON_FINAL_FIGURES'],
])('a confirmation %s is refused', (_words, event, fact, code) => {
  const moved = transition('PENDING_CONFIRMATION', { ...confirm, ...event }, { ...facts, ...fact });

  expect(moved).toMatchObject({ kind: 'REFUSED', code });
});

test('warnings and figures that are not final pass with a reason for each', () => {
  const event = {
    ...confirm,
    warningReasons: { 'INV-09': 'Two late settlements.' },
    nonFinalReason: 'The gap was explained.',
  };

  const moved = transition('PENDING_CONFIRMATION', event, {
    ...facts,
    openWarnings: ['INV-09'],
    figureStatus: 'PROVISIONAL',
  });

  expect(moved).toEqual({ kind: 'MOVED', state: 'CONFIRMED' });
});

test('B2 a wrong control total may be typed twice; the third locks, and the right one is never told', () => {
  const wrong = { ...confirm, controlTotal: '1.00' };
  const after = (failedAttempts: number) =>
    transition('PENDING_CONFIRMATION', wrong, { ...facts, failedAttempts });

  expect(after(0)).toMatchObject({ code: 'CONTROL_TOTAL_MISMATCH', attemptsLeft: 2 });
  expect(after(1)).toMatchObject({ code: 'CONTROL_TOTAL_MISMATCH', attemptsLeft: 1 });
  expect(after(2)).toMatchObject({ code: 'ITEM_LOCKED' });
  expect(JSON.stringify([after(0), after(1), after(2)])).not.toContain('50000000');
  expect(transition('PENDING_CONFIRMATION', confirm, { ...facts, failedAttempts: 2 }).kind).toBe('MOVED');
});

test.each<[string, ReportState, ConfirmationEvent, Partial<ReportFacts>, string]>([
  [
    'a return by who prepared it',
    'PENDING_CONFIRMATION',
    { kind: 'return', actorId: 'u_editor', reason: 'x' },
    {},
    'SELF_CONFIRMATION',
  ],
  [
    'a return without a reason',
    'PENDING_CONFIRMATION',
    { kind: 'return', actorId: 'u_approver', reason: ' ' },
    {},
    'REASON_REQUIRED',
  ],
  [
    'an expiry before its time',
    'PENDING_CONFIRMATION',
    { kind: 'expire', at: '2026-04-08T23:59:59Z' },
    {},
    'NOT_EXPIRED',
  ],
  ['sending a version twice', 'CONFIRMED', { kind: 'send' }, { isSentBefore: true }, 'ALREADY_SENT'],
  ['a retry of what arrived', 'SEND_FAILED', { kind: 'retry' }, { isSentBefore: true }, 'ALREADY_SENT'],
  [
    'an acknowledgement without a reference',
    'SENT',
    { kind: 'acknowledge', ackRef: '' },
    {},
    'REASON_REQUIRED',
  ],
  ['a rejection without a code', 'SENT', { kind: 'reject', code: '', text: 'x' }, {}, 'REASON_REQUIRED'],
  ['a rejection without a text', 'SENT', { kind: 'reject', code: 'E1', text: '' }, {}, 'REASON_REQUIRED'],
  [
    'an amendment without a reason',
    'ACCEPTED',
    { kind: 'require-amendment', reason: '' },
    {},
    'REASON_REQUIRED',
  ],
])('%s is refused', (_words, state, event, fact, code) => {
  expect(transition(state, event, { ...facts, ...fact })).toMatchObject({ kind: 'REFUSED', code });
});

test('INV-21 whatever happens, nothing is sent that its preparer confirmed, and no version is sent twice', () => {
  const actors = fc.constantFrom('u_preparer', 'u_editor', 'u_approver', 'u_other');
  // Most steps take an arrow that does not end the walk, so that walks get far; some are tried anywhere.
  const step = fc.record({ pick: fc.nat(), isStray: fc.nat(9).map((roll) => roll === 0), actorId: actors });
  const ending = new Set<ReportState>(['DELETED', 'EXPIRED']);
  let sends = 0;

  fc.assert(
    fc.property(fc.array(step, { minLength: 30, maxLength: 60 }), (walk) => {
      let state: ReportState = 'DRAFT';
      let report = facts;
      let confirmedBy: string | null = null;
      for (const { pick, isStray, actorId } of walk) {
        const leaving = kinds.filter((kind) => !ending.has(targetOf(state, kind) ?? 'DELETED'));
        const choice = isStray || leaving.length === 0 ? kinds : leaving;
        const base = events[choice[pick % choice.length]!];
        const event = 'actorId' in base ? { ...base, actorId } : base;
        const moved = transition(state, event, report);
        if (moved.kind === 'REFUSED') continue;
        if (event.kind === 'confirm') confirmedBy = actorId;
        if (event.kind === 'sent') {
          expect(report.isSentBefore).toBe(false);
          expect(['u_approver', 'u_other']).toContain(confirmedBy);
          report = { ...report, isSentBefore: true };
          sends += 1;
        }
        if (moved.kind === 'NEW_VERSION') {
          expect(moved.version).toBe(report.version + 1);
          report = { ...report, version: moved.version, isSentBefore: false };
          confirmedBy = null;
        }
        expect(moved.state).toBe(targetOf(state, event.kind));
        ({ state } = moved);
      }
    }),
    { numRuns: 300 },
  );
  // A model that never sends would prove nothing.
  expect(sends).toBeGreaterThan(100);
});

test('every state but the last ones can be left, and every one can be reached', () => {
  const reached = new Set<ReportState>(['DRAFT']);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const state of [...reached]) {
      for (const kind of kinds) {
        const moved = transition(state, events[kind], facts);
        if (moved.kind !== 'REFUSED') reached.add(moved.state);
      }
    }
  }
  const left = states.filter((state) =>
    kinds.some((kind) => transition(state, events[kind], facts).kind !== 'REFUSED'),
  );

  expect([...reached].sort()).toEqual([...states].sort());
  expect(states.filter((state) => !left.includes(state)).sort()).toEqual(['DELETED', 'EXPIRED']);
});
