import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { confirmationItemExample } from '@tallyhouse/shared/contracts/confirmation-examples';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { exampleTaxPeriod } from '@tallyhouse/shared/contracts/tax-examples';
import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import { mismatchesOf } from './mismatches';
import { nextStep, type FilingState } from './next-step';

const period = { from: '2026-03-01', to: '2026-03-31' };
const nothing = Object.fromEntries(
  Object.keys(confirmationItemExample.allowed).map((deed) => [deed, false]),
) as unknown as ConfirmationItem['allowed'];

const returned = (state: ReportState, ackRef: string | null = null): FilingState['item'] => ({
  report: { ...confirmationItemExample.report, id: 'rep_1', state, ackRef },
  family: 'ONLINE',
  allowed: { ...nothing, submit: true, confirm: true, file: true },
});
const tax = (state: TaxPeriodState, balance = '10.00') => ({
  ...{ id: 'p', state, period, balance, proposal: null },
});

const open: FilingState = {
  deadline: { state: 'OVERDUE', reportType: 'TZ_SPORTS_MONTHLY', period },
  ackKind: 'RECEIPT',
  item: null,
  isPortal: false,
  taxPeriods: [],
  mismatches: [],
  userId: 'u_1',
  may: () => true,
  today: '2026-04-10',
};
const stepOf = (change: Partial<FilingState>) => {
  const next = nextStep({ ...open, ...change });
  return next === null ? 'nothing' : `${next.code} ${next.by} ${next.link?.route ?? '–'}`;
};

test.each<[string, Partial<FilingState>, string]>([
  ['no return while its month runs', { today: '2026-03-31' }, 'WAIT_PERIOD TIME –'],
  ['no return', {}, 'PREPARE YOU /online/new'],
  ['no return, for who may not prepare one', { may: () => false }, 'PREPARE OTHERS /online/new'],
  ['a return that lapsed', { item: returned('EXPIRED') }, 'PREPARE YOU /online/new'],
  ['a returned return', { item: returned('RETURNED') }, 'SIMULATE YOU /online/rep_1'],
  ['a simulated return', { item: returned('SIMULATED') }, 'SUBMIT YOU /online/rep_1'],
  ['one that waits', { item: returned('PENDING_CONFIRMATION') }, 'CONFIRM YOU /double-confirmation'],
  ['a confirmed one', { item: returned('CONFIRMED') }, 'WAIT_SENDING TIME /double-confirmation'],
  [
    'a confirmed one of a portal',
    { item: returned('CONFIRMED'), isPortal: true },
    'FILE_RETURN YOU /double-confirmation',
  ],
  ['one that was not sent', { item: returned('SEND_FAILED') }, 'RETRY OTHERS /double-confirmation'],
  ['a sent one', { item: returned('SENT') }, 'WAIT_ANSWER AUTHORITY /double-confirmation'],
  ['a refused one', { item: returned('REJECTED') }, 'CORRECT OTHERS /double-confirmation'],
  ['an accepted one', { item: returned('ACCEPTED') }, 'nothing'],
  [
    'one with a receipt, whose acceptance comes later',
    { item: returned('ACKNOWLEDGED'), ackKind: 'ACCEPTANCE' },
    'WAIT_ANSWER AUTHORITY /double-confirmation',
  ],
  [
    'an accepted one whose tax is not closed',
    { item: returned('ACCEPTED'), taxPeriods: [tax('SOFT_CLOSED')] },
    'CLOSE_PERIOD YOU /tax-reporting/p',
  ],
  [
    'a closed tax that its receipt files',
    { item: returned('ACCEPTED', 'ACK-1'), taxPeriods: [tax('CLOSED')] },
    'FILE_PERIOD TIME /tax-reporting/p',
  ],
  [
    'a filed tax with something to pay',
    { item: returned('ACCEPTED', 'ACK-1'), taxPeriods: [tax('PAID'), tax('FILED')] },
    'PAY YOU /tax-reporting/p',
  ],
  [
    'a filed tax with nothing to pay',
    { item: returned('ACCEPTED'), taxPeriods: [tax('FILED', '0.00')] },
    'nothing',
  ],
])('after %s comes the next step', (_, change, expected) => {
  expect(stepOf(change)).toBe(expected);
});

test('what no report fulfils is closed, filed and paid, or recorded where nothing of it is kept here', () => {
  const deadline = { ...open.deadline, reportType: null };

  expect(stepOf({ deadline })).toBe('RECORD YOU –');
  expect(stepOf({ deadline, today: period.to })).toBe('WAIT_PERIOD TIME –');
  expect(stepOf({ deadline: { ...deadline, state: 'DONE' } })).toBe('nothing');
  expect(stepOf({ deadline, taxPeriods: [tax('OPEN')] })).toBe('WAIT_LATE_RECORDS TIME /tax-reporting/p');
  expect(stepOf({ deadline, taxPeriods: [tax('REOPENED')] })).toBe('AMEND_PERIOD YOU /tax-reporting/p');
  expect(stepOf({ deadline, taxPeriods: [tax('CLOSED')] })).toBe('FILE_PERIOD YOU /tax-reporting/p');
});

test('nobody decides what they proposed', () => {
  const proposal = exampleTaxPeriod.proposal;
  if (proposal === null) throw new Error('the example has a proposal');
  const taxPeriods = [{ ...tax('SOFT_CLOSED'), proposal }];
  const item = returned('ACCEPTED');

  expect(stepOf({ item, taxPeriods, userId: proposal.proposedBy.id })).toBe('DECIDE OTHERS /tax-reporting/p');
  expect(stepOf({ item, taxPeriods, userId: 'u_2' })).toBe('DECIDE YOU /tax-reporting/p');
});

describe('what differs', () => {
  const closed = {
    ...{ id: 'p', state: 'CLOSED' as const, baseAmount: '100.00', tax: '25.00' },
    ...{ payable: '25.00', paid: '0.00', ackRef: null },
  };
  const stated = { base: '101.00', tax: '25.00' };

  test('a return that states another base than was closed stops everything, with both figures', () => {
    const mismatches = mismatchesOf(closed, { stated, references: [] });

    expect(mismatches).toEqual([{ code: 'RETURN_BASE', periodId: 'p', first: '101.00', second: '100.00' }]);
    const item = returned('PENDING_CONFIRMATION');
    expect(stepOf({ item, mismatches, taxPeriods: [tax('CLOSED')] })).toBe('MEND YOU /double-confirmation');
  });

  test('what is not closed yet may still change, and nothing paid yet is no difference', () => {
    expect(mismatchesOf({ ...closed, state: 'SOFT_CLOSED' }, { stated, references: [] })).toEqual([]);
    expect(mismatchesOf(closed, { stated: null, references: ['ACK-1'] })).toEqual([]);
  });

  test('a part that was paid, and another reference, are said and stop nothing', () => {
    const filed = { ...closed, state: 'FILED' as const, paid: '20.00', ackRef: 'B' };

    const mismatches = mismatchesOf(filed, { stated: null, references: ['A2', 'A1'] });

    expect(mismatches).toEqual([
      { code: 'PAID', periodId: 'p', first: '25.00', second: '20.00' },
      { code: 'REFERENCE', periodId: 'p', first: 'A2', second: 'B' },
    ]);
    expect(stepOf({ item: returned('ACCEPTED'), mismatches, taxPeriods: [tax('FILED', '5.00')] })).toBe(
      'PAY YOU /tax-reporting/p',
    );
    expect(mismatchesOf({ ...filed, paid: '25.00' }, { stated: null, references: ['A2', 'B'] })).toEqual([]);
  });
});
