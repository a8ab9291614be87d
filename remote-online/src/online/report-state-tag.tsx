import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useOnlineText } from '../i18n/use-online-text';

const looks: Readonly<Record<ReportState, { readonly kind: StateKind; readonly mark: string }>> = {
  DRAFT: { kind: 'neutral', mark: '○' },
  SIMULATED: { kind: 'active', mark: '◇' },
  STALE: { kind: 'waiting', mark: '⟲' },
  PENDING_CONFIRMATION: { kind: 'waiting', mark: '⧗' },
  RETURNED: { kind: 'waiting', mark: '↩' },
  CONFIRMED: { kind: 'active', mark: '◑' },
  SENDING: { kind: 'active', mark: '◔' },
  SENT: { kind: 'active', mark: '▲' },
  SEND_FAILED: { kind: 'bad', mark: '✕' },
  ACKNOWLEDGED: { kind: 'active', mark: '▲' },
  ACCEPTED: { kind: 'good', mark: '✓' },
  REJECTED: { kind: 'bad', mark: '✕' },
  AMENDMENT_NEEDED: { kind: 'waiting', mark: '!' },
  EXPIRED: { kind: 'neutral', mark: '⧖' },
  DELETED: { kind: 'neutral', mark: '⌫' },
};

/** State of a report in its life from draft to accepted. */
export function ReportStateTag({ state }: { readonly state: ReportState }) {
  const text = useOnlineText();
  return <StateTag {...looks[state]} word={text(`state.${state}`)} />;
}
