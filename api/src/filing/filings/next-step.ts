import Big from 'big.js';
import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import type { FilingMismatch, FilingStep } from '@tallyhouse/shared/contracts/filings';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import type { Deadline } from '../authorities/list-deadlines';
import { isStopping } from './mismatches';

/** How far one thing that is owed has come, and who looks. */
export interface FilingState {
  readonly deadline: Pick<Deadline, 'state' | 'reportType' | 'period'>;
  readonly ackKind: Obligation['ackKind'];
  /** The newest version of its return. */
  readonly item:
    | (Pick<ConfirmationItem, 'family' | 'allowed'> & {
        readonly report: Pick<ConfirmationItem['report'], 'id' | 'state' | 'ackRef'>;
      })
    | null;
  /** The brand files with the authority by hand, at its portal. */
  readonly isPortal: boolean;
  readonly taxPeriods: readonly Pick<TaxPeriod, 'id' | 'state' | 'period' | 'balance' | 'proposal'>[];
  readonly mismatches: readonly FilingMismatch[];
  readonly userId: string;
  readonly may: (permission: Permission) => boolean;
  readonly today: Day;
}

/**
 * What comes next: to mend what contradicts itself, to bring the return to the authority, then to close, file and pay
 * each of its tax periods. Null when nothing is left to do.
 */
export function nextStep(of: FilingState): FilingStep | null {
  return mendStep(of) ?? returnStep(of) ?? taxStep(of) ?? recordStep(of) ?? answerStep(of);
}

type Where = FilingStep['link'];

const step = (code: FilingStep['code'], isYours: boolean, link: Where): FilingStep => ({
  ...{ code, by: isYours ? 'YOU' : 'OTHERS', link },
});
const wait = (code: FilingStep['code'], by: 'AUTHORITY' | 'TIME', link: Where = null): FilingStep => ({
  ...{ code, by, link },
});

function mendStep({ mismatches, item, may }: FilingState): FilingStep | null {
  if (item === null || !mismatches.some(isStopping)) return null;
  return step('MEND', may('reports.simulate') || may('tax.propose'), whereOf(item));
}

/** Until it was handed over a report stands among its kind, then among the confirmations. */
function whereOf({ report, family }: NonNullable<FilingState['item']>): Where {
  const { id, state } = report;
  if (!['DRAFT', 'SIMULATED', 'STALE', 'RETURNED'].includes(state)) {
    return { route: '/double-confirmation', query: { id } };
  }
  if (family === 'RETAIL') return { route: '/retail/reports', query: { id } };
  return { route: `/online/${encodeURIComponent(id)}`, query: {} };
}

function returnStep({ deadline, item, isPortal, may, today }: FilingState): FilingStep | null {
  const { reportType, period, state } = deadline;
  if (reportType === null || (item === null && state === 'DONE')) return null;
  if (item === null || item.report.state === 'EXPIRED') {
    if (today <= period.to) return wait('WAIT_PERIOD', 'TIME');
    const query = { type: reportType, ...period };
    return step('PREPARE', may('reports.simulate'), { route: '/online/new', query });
  }
  const { allowed, report } = item;
  const where = whereOf(item);
  switch (report.state) {
    case 'DRAFT':
    case 'RETURNED':
    case 'STALE':
      return step('SIMULATE', may('reports.simulate'), where);
    case 'SIMULATED':
      return step('SUBMIT', allowed.submit, where);
    case 'PENDING_CONFIRMATION':
      return step('CONFIRM', allowed.confirm, where);
    case 'CONFIRMED':
      return isPortal ? step('FILE_RETURN', allowed.file, where) : wait('WAIT_SENDING', 'TIME', where);
    case 'SENDING':
      return wait('WAIT_SENDING', 'TIME', where);
    case 'SEND_FAILED':
      return isPortal ? step('FILE_RETURN', allowed.file, where) : step('RETRY', allowed.retrySend, where);
    case 'SENT':
      return wait('WAIT_ANSWER', 'AUTHORITY', where);
    case 'REJECTED':
    case 'AMENDMENT_NEEDED':
      return step('CORRECT', allowed.correct, where);
    default:
      return null;
  }
}

function taxStep(of: FilingState): FilingStep | null {
  for (const period of of.taxPeriods) {
    const found = periodStep(period, of);
    if (found !== null) return found;
  }
  return null;
}

function periodStep(
  { id, state, period, balance, proposal }: FilingState['taxPeriods'][number],
  { item, may, today, userId }: FilingState,
): FilingStep | null {
  const where = { route: `/tax-reporting/${encodeURIComponent(id)}`, query: {} };
  if (state === 'OPEN') return wait(today <= period.to ? 'WAIT_PERIOD' : 'WAIT_LATE_RECORDS', 'TIME', where);
  if (proposal !== null) {
    return step('DECIDE', may('tax.confirm') && proposal.proposedBy.id !== userId, where);
  }
  switch (state) {
    case 'SOFT_CLOSED':
      return step('CLOSE_PERIOD', may('tax.propose'), where);
    case 'REOPENED':
      return step('AMEND_PERIOD', may('tax.propose'), where);
    case 'CLOSED':
    case 'AMENDED':
      // The receipt of its return files it, by itself.
      return item?.report.ackRef
        ? wait('FILE_PERIOD', 'TIME', where)
        : step('FILE_PERIOD', may('tax.confirm'), where);
    case 'FILED':
      return new Big(balance).gt(0) ? step('PAY', may('tax.propose'), where) : null;
    default:
      return null;
  }
}

function recordStep({ deadline, taxPeriods, may, today }: FilingState): FilingStep | null {
  const { reportType, period, state } = deadline;
  if (reportType !== null || taxPeriods.length > 0 || state === 'DONE') return null;
  if (today <= period.to) return wait('WAIT_PERIOD', 'TIME');
  return step('RECORD', may('reports.submit'), null);
}

function answerStep({ item, ackKind }: FilingState): FilingStep | null {
  if (item === null || ackKind !== 'ACCEPTANCE') return null;
  const isOpen = ['FILED_BY_HAND', 'ACKNOWLEDGED'].includes(item.report.state);
  return isOpen ? wait('WAIT_ANSWER', 'AUTHORITY', whereOf(item)) : null;
}
