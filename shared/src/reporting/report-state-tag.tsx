import type { ReportState } from '../contracts/reports';
import { StateTag, type StateKind } from '../ui/state-tag';
import { useReportingText } from './use-reporting-text';

const looks: Readonly<Record<ReportState, { readonly kind: StateKind; readonly mark: string }>> = {
  DRAFT: { kind: 'neutral', mark: '○' },
  SIMULATED: { kind: 'active', mark: '◊' },
  STALE: { kind: 'waiting', mark: '≠' },
  PENDING_CONFIRMATION: { kind: 'waiting', mark: '…' },
  RETURNED: { kind: 'waiting', mark: '←' },
  CONFIRMED: { kind: 'active', mark: '●' },
  SENDING: { kind: 'active', mark: '→' },
  FILED_BY_HAND: { kind: 'active', mark: '▲' },
  SENT: { kind: 'active', mark: '▲' },
  SEND_FAILED: { kind: 'bad', mark: '✕' },
  ACKNOWLEDGED: { kind: 'active', mark: '▲' },
  ACCEPTED: { kind: 'good', mark: '✓' },
  REJECTED: { kind: 'bad', mark: '✕' },
  AMENDMENT_NEEDED: { kind: 'bad', mark: '!' },
  EXPIRED: { kind: 'neutral', mark: '×' },
  DELETED: { kind: 'neutral', mark: '×' },
};

/** State of a report in its life from draft to accepted. */
export function ReportStateTag({ state }: { readonly state: ReportState }) {
  const text = useReportingText();
  return <StateTag {...looks[state]} word={text(`reportState.${state}`)} />;
}
