import type { ReportState } from '../../contracts/reports';
import type { FigureStatus } from '../../contracts/scalars';

/** Shapes before the words of states: the same as on their tags, since a cell of the grid holds text only. */
export const stateMarks: Readonly<Record<ReportState, string>> = {
  DRAFT: '○',
  SIMULATED: '◊',
  STALE: '≠',
  PENDING_CONFIRMATION: '…',
  RETURNED: '←',
  CONFIRMED: '●',
  SENDING: '→',
  FILED_BY_HAND: '▲',
  SENT: '▲',
  SEND_FAILED: '✕',
  ACKNOWLEDGED: '▲',
  ACCEPTED: '✓',
  REJECTED: '✕',
  AMENDMENT_NEEDED: '!',
  EXPIRED: '×',
  DELETED: '×',
};

export const statusMarks: Readonly<Record<FigureStatus, string>> = {
  FINAL: '✓',
  PROVISIONAL: '…',
  ESTIMATED: '≈',
  UNVERIFIED_RULE: '!',
};
