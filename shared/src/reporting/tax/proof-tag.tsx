import { StateTag, type StateKind } from '../../ui/state-tag';
import { useTaxText } from './use-tax-text';
import { proofOf, type Proof } from './tax-words';

const looks: Readonly<Record<Proof, { readonly kind: StateKind; readonly mark: string }>> = {
  VERIFIED: { kind: 'good', mark: '✓' },
  SECONDARY: { kind: 'waiting', mark: '≈' },
  UNVERIFIED: { kind: 'bad', mark: '!' },
};

/** Whether somebody has read the source of a rule. */
export function ProofTag({ proof }: { readonly proof: string }) {
  const text = useTaxText();
  const known = proofOf(proof);
  return (
    <StateTag {...looks[known]} word={text(`tax.proof.${known}`)} title={text(`tax.proofMeaning.${known}`)} />
  );
}
