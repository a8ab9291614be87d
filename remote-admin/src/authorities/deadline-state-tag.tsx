import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useAuthoritiesText } from './use-authorities-text';

const looks: Readonly<Record<DeadlineLine['state'], { readonly kind: StateKind; readonly mark: string }>> = {
  UPCOMING: { kind: 'neutral', mark: '○' },
  DUE_SOON: { kind: 'waiting', mark: '…' },
  OVERDUE: { kind: 'bad', mark: '!' },
  DONE: { kind: 'good', mark: '✓' },
};

/** Whether what is owed is late, near or done. */
export function DeadlineStateTag({ state }: Pick<DeadlineLine, 'state'>) {
  const text = useAuthoritiesText();
  return <StateTag {...looks[state]} word={text(`calendar.states.${state}`)} />;
}
