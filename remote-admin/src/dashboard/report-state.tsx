import type { ReportState as State } from '@tallyhouse/shared/contracts/reports';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useDashboardText } from '../i18n/use-dashboard-text';

const looks: Readonly<Record<State, { readonly kind: StateKind; readonly mark: string }>> = {
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
  AMENDMENT_NEEDED: { kind: 'bad', mark: '!' },
  EXPIRED: { kind: 'neutral', mark: '⊘' },
  DELETED: { kind: 'neutral', mark: '⊘' },
};

/** Where a report stands, as shape and word. */
export function ReportState({ state }: { readonly state: State }) {
  const text = useDashboardText();
  return <StateTag {...looks[state]} word={text(`reportState.${state}`)} />;
}
