import type { ChangeState } from '@tallyhouse/shared/contracts/changes';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useChangesText } from './use-changes-text';

const looks = {
  OPEN: { kind: 'waiting', mark: '○' },
  APPLIED: { kind: 'good', mark: '✓' },
  REFUSED: { kind: 'bad', mark: '✕' },
  WITHDRAWN: { kind: 'neutral', mark: '–' },
  EXPIRED: { kind: 'neutral', mark: '–' },
} as const;

/** How a proposed change stands. */
export function ChangeStateTag({ state }: { readonly state: ChangeState }) {
  const text = useChangesText();
  return <StateTag {...looks[state]} word={text(`state.${state}`)} />;
}
