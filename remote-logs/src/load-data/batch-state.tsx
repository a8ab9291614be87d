import type { LoadState } from '@tallyhouse/shared/contracts/load-data';
import { fileSigns } from '@tallyhouse/shared/format/file-signs';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useLoadDataText } from '../i18n/use-load-data-text';

const kinds: Readonly<Record<LoadState, StateKind>> = {
  LOADED: 'good',
  PARTIAL: 'waiting',
  REJECTED: 'bad',
  DUPLICATE: 'neutral',
  MISSING: 'bad',
  LATE: 'waiting',
  SUPERSEDED: 'neutral',
};

/** What became of a batch, explained on hover. */
export function BatchState({ state }: { readonly state: LoadState }) {
  const text = useLoadDataText();
  return (
    <StateTag
      kind={kinds[state]}
      mark={fileSigns[state]}
      word={text(`state.${state}`)}
      title={text(`stateHelp.${state}`)}
    />
  );
}
