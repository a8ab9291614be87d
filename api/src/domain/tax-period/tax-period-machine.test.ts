import fc from 'fast-check';
import { taxPeriodStateSchema, type TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { moveTaxPeriod, type TaxPeriodEvent, type TaxPeriodFacts } from './tax-period-machine';

const two = { proposedBy: 'u_reporter', confirmedBy: 'u_approver' };

/** An event of each kind against which nothing stands. */
const events = {
  'soft-close': { kind: 'soft-close', at: '2026-04-02T00:00:00Z', closesAt: '2026-04-02T00:00:00Z' },
  close: { kind: 'close', refusals: [], unanswered: [], ...two },
  file: { kind: 'file', ackRef: 'ACK-1' },
  settle: { kind: 'settle', balance: '0.00' },
  unsettle: { kind: 'unsettle', balance: '0.01', reason: 'Of another period' },
  reopen: { kind: 'reopen', reason: 'A late correction', ...two },
  restate: { kind: 'amend', reason: 'A late correction', method: 'RESTATE', ...two },
  carry: { kind: 'amend', reason: 'A late correction', method: 'CARRY', ...two },
} as const satisfies Record<string, TaxPeriodEvent>;
type EventName = keyof typeof events;
const names = Object.keys(events) as EventName[];
const states = taxPeriodStateSchema.options;

/** The diagram, arrow by arrow; what is carried leads back to where the period was reopened from. */
const diagram: Readonly<Record<EventName, Partial<Record<TaxPeriodState, TaxPeriodState>>>> = {
  'soft-close': { OPEN: 'SOFT_CLOSED' },
  close: { SOFT_CLOSED: 'CLOSED' },
  file: { CLOSED: 'FILED', AMENDED: 'FILED' },
  settle: { FILED: 'PAID' },
  unsettle: { PAID: 'FILED' },
  reopen: { CLOSED: 'REOPENED', FILED: 'REOPENED', PAID: 'REOPENED', AMENDED: 'REOPENED' },
  restate: { REOPENED: 'AMENDED' },
  carry: { REOPENED: 'FILED' },
};

test.each(states.flatMap((state) => names.map((name) => [state, name, diagram[name][state]] as const)))(
  'from %s, %s leads to %s',
  (state, name, target) => {
    const facts = { version: 1, reopenedFrom: state === 'REOPENED' ? ('FILED' as const) : null };
    const move = moveTaxPeriod(state, events[name], facts);

    if (target === undefined) expect(move.kind).toBe('REFUSED');
    else expect(move).toMatchObject({ kind: 'MOVED', state: target });
  },
);

test.each([
  ['SOFT_CLOSED', { ...events.close, refusals: ['GAP:btc_1'] }, 'CLOSING_REFUSED'],
  ['SOFT_CLOSED', { ...events.close, unanswered: ['DRAWER_UNCOUNTED'] }, 'WARNINGS_OPEN'],
  ['SOFT_CLOSED', { ...events.close, confirmedBy: 'u_reporter' }, 'SELF_CONFIRMATION'],
  ['CLOSED', { ...events.reopen, confirmedBy: 'u_reporter' }, 'SELF_CONFIRMATION'],
  ['CLOSED', { ...events.reopen, reason: '  ' }, 'REASON_REQUIRED'],
  ['REOPENED', { ...events.restate, confirmedBy: 'u_reporter' }, 'SELF_CONFIRMATION'],
  ['REOPENED', { ...events.carry, reason: '' }, 'REASON_REQUIRED'],
  ['CLOSED', { ...events.file, ackRef: ' ' }, 'REASON_REQUIRED'],
  ['FILED', { ...events.settle, balance: '0.01' }, 'NOT_SETTLED'],
  ['PAID', { ...events.unsettle, balance: '0.00' }, 'PERIOD_STATE'],
  ['PAID', { ...events.unsettle, reason: ' ' }, 'REASON_REQUIRED'],
  ['OPEN', { ...events['soft-close'], at: '2026-04-01T23:59:59Z' }, 'PERIOD_OPEN'],
  ['OPEN', events.close, 'PERIOD_OPEN'],
  ['CLOSED', events.close, 'PERIOD_CLOSED'],
  ['PAID', events.close, 'PERIOD_CLOSED'],
  ['FILED', events.restate, 'PERIOD_CLOSED'],
  ['REOPENED', events.close, 'PERIOD_STATE'],
  ['OPEN', events.reopen, 'PERIOD_STATE'],
] as const)('in %s, %j is refused: %s', (state, event, code) => {
  const move = moveTaxPeriod(state, event, { version: 1, reopenedFrom: null });

  expect(move).toMatchObject({ kind: 'REFUSED', code, words: expect.stringMatching(/\.$/) as unknown });
});

test('in any sequence of steps by anybody the laws of a tax period hold', () => {
  const person = fc.constantFrom('u_1', 'u_2', 'u_3');
  const step = fc.record({ name: fc.constantFrom(...names), proposedBy: person, confirmedBy: person });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: TaxPeriodState = 'OPEN';
      let facts: TaxPeriodFacts = { version: 0, reopenedFrom: null };
      let isDeclarable = false;
      for (const { name, ...people } of steps) {
        const move = moveTaxPeriod(state, { ...events[name], ...people }, facts);
        if (move.kind === 'REFUSED') continue;
        const isDecided = 'proposedBy' in events[name];
        if (isDecided) expect(people.proposedBy).not.toBe(people.confirmedBy);
        // A version is never taken back, and only closing and restating make one.
        const makesVersion = name === 'close' || name === 'restate';
        expect(move.version).toBe(facts.version + (makesVersion ? 1 : 0));
        if (move.state === 'FILED' && name === 'file') expect(isDeclarable).toBe(true);
        if (move.state === 'PAID' && state !== 'REOPENED') expect(state).toBe('FILED');
        expect(move.reopenedFrom !== null).toBe(move.state === 'REOPENED');
        if (makesVersion || name === 'carry') isDeclarable = true;
        if (name === 'reopen') isDeclarable = false;
        ({ state } = move);
        facts = move;
      }
      expect(facts.version > 0).toBe(state !== 'OPEN' && state !== 'SOFT_CLOSED');
    }),
    { numRuns: 500 },
  );
});
