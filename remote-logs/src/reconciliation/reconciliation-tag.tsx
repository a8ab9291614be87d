import type { ReconciliationStatus } from '@tallyhouse/shared/contracts/reconciliation';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useReconciliationText } from './use-reconciliation-text';

const looks: Readonly<Record<ReconciliationStatus, { readonly kind: StateKind; readonly mark: string }>> = {
  EQUAL: { kind: 'good', mark: '✓' },
  INCOMPLETE: { kind: 'waiting', mark: '…' },
  MISMATCH: { kind: 'bad', mark: '≠' },
  NOTHING: { kind: 'neutral', mark: '○' },
};

export function ReconciliationTag({ status }: { readonly status: ReconciliationStatus }) {
  const text = useReconciliationText();
  return <StateTag {...looks[status]} word={text(`status.${status}`)} />;
}
