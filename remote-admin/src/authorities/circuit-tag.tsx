import type { AuthorityView } from '@tallyhouse/shared/contracts/authorities';
import { StateTag, type StateKind } from '@tallyhouse/shared/ui/state-tag';
import { useAuthoritiesText } from './use-authorities-text';

type Circuit = AuthorityView['brands'][number]['circuit'];

const looks: Readonly<Record<Circuit, { readonly kind: StateKind; readonly mark: string }>> = {
  CLOSED: { kind: 'good', mark: '✓' },
  OPEN: { kind: 'bad', mark: '✕' },
  HALF_OPEN: { kind: 'waiting', mark: '…' },
};

/** Whether calls to an authority get through. */
export function CircuitTag({ circuit }: { readonly circuit: Circuit }) {
  const text = useAuthoritiesText();
  return <StateTag {...looks[circuit]} word={text(`circuit.${circuit}`)} />;
}
