import type { TaxPeriodState } from '../../contracts/tax-periods';
import { StateTag, type StateKind } from '../../ui/state-tag';
import { useTaxText } from './use-tax-text';

const looks: Readonly<Record<TaxPeriodState, { readonly kind: StateKind; readonly mark: string }>> = {
  OPEN: { kind: 'neutral', mark: '○' },
  SOFT_CLOSED: { kind: 'waiting', mark: '…' },
  CLOSED: { kind: 'active', mark: '●' },
  FILED: { kind: 'active', mark: '▲' },
  PAID: { kind: 'good', mark: '✓' },
  REOPENED: { kind: 'bad', mark: '!' },
  AMENDED: { kind: 'waiting', mark: '≠' },
};

/** Where a tax period stands in its life. */
export function TaxPeriodStateTag({ state }: { readonly state: TaxPeriodState }) {
  const text = useTaxText();
  return <StateTag {...looks[state]} word={text(`tax.state.${state}`)} />;
}
