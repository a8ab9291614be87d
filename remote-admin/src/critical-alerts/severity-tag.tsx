import type { AlertSeverity, AlertState } from '@tallyhouse/shared/contracts/critical-alerts';
import { instantText } from '@tallyhouse/shared/format/instant';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useAlertsText } from './use-alerts-text';

interface Look {
  readonly kind: StateKind;
  readonly mark: string;
}

export const severityLooks: Readonly<Record<AlertSeverity, Look>> = {
  CRITICAL: { kind: 'bad', mark: '▲' },
  HIGH: { kind: 'waiting', mark: '!' },
  MEDIUM: { kind: 'active', mark: '●' },
};

const stateLooks: Readonly<Record<AlertState, Look>> = {
  OPEN: { kind: 'bad', mark: '○' },
  ACKNOWLEDGED: { kind: 'waiting', mark: '…' },
  RESOLVED: { kind: 'good', mark: '✓' },
  AUTO_RESOLVED: { kind: 'neutral', mark: '✓' },
};

/** How much an alert weighs. */
export function SeverityTag({ severity }: { readonly severity: AlertSeverity }) {
  const text = useAlertsText();
  return <StateTag {...severityLooks[severity]} word={text(`severity.${severity}`)} />;
}

/** Until when it is put off; nothing where it is not. */
export function SnoozedTag({ until, zone }: { readonly until: string | null; readonly zone: string }) {
  const text = useAlertsText();
  return until === null ? null : (
    <StateTag kind="neutral" mark="◷" word={text('snoozed', { until: instantText(until, zone) })} />
  );
}

/** Whether somebody has taken an alert, or how it ended. */
export function AlertStateTag({ state }: { readonly state: AlertState }) {
  const text = useAlertsText();
  return <StateTag {...stateLooks[state]} word={text(`state.${state}`)} />;
}
