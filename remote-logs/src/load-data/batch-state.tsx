import type { LoadState } from '@tallyhouse/shared/contracts/load-data';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useLoadDataText } from '../i18n/use-load-data-text';

/** Shape and kind of a batch's state; the word stands beside them. */
export const stateLook: Readonly<Record<LoadState, { readonly kind: StateKind; readonly mark: string }>> = {
  LOADED: { kind: 'good', mark: '✓' },
  PARTIAL: { kind: 'waiting', mark: '~' },
  REJECTED: { kind: 'bad', mark: '✕' },
  DUPLICATE: { kind: 'neutral', mark: '=' },
  MISSING: { kind: 'bad', mark: '!' },
  LATE: { kind: 'waiting', mark: '…' },
  SUPERSEDED: { kind: 'neutral', mark: '↑' },
};

/** What became of a batch, explained on hover. */
export function BatchState({ state }: { readonly state: LoadState }) {
  const text = useLoadDataText();
  return <StateTag {...stateLook[state]} word={text(`state.${state}`)} title={text(`stateHelp.${state}`)} />;
}
