import { fileSigns } from '../format/file-signs';
import type { FreshnessState } from '../format/freshness-state';
import { StateTag, type StateKind } from './state-tag';

const looks: Readonly<Record<FreshnessState, { readonly kind: StateKind; readonly mark: string }>> = {
  fresh: { kind: 'good', mark: fileSigns.LOADED },
  late: { kind: 'waiting', mark: fileSigns.OVERDUE },
  gap: { kind: 'bad', mark: fileSigns.MISSING },
  silent: { kind: 'neutral', mark: '○' },
};

interface FreshnessTagProps {
  readonly state: FreshnessState;
  readonly word: string;
}

/** What the data of one source is worth right now; its files have the signs that they have elsewhere. */
export function FreshnessTag({ state, word }: FreshnessTagProps) {
  return <StateTag {...looks[state]} word={word} />;
}
