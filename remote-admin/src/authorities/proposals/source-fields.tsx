import { proofSchema } from '@tallyhouse/shared/contracts/authorities';
import type { ProofStatus } from './source';
import { hasSource } from './source';
import { ChoiceField, WordsField } from './proposal-fields';
import { useProposalsText } from './use-proposals-text';

interface SourceFieldsProps {
  readonly proof: ProofStatus;
  readonly source: string;
  readonly isTried: boolean;
  readonly onChange: (change: { readonly proof?: ProofStatus; readonly source?: string }) => void;
}

/** Where something is written, and how well that was read. */
export function SourceFields({ proof, source, isTried, onChange }: SourceFieldsProps) {
  const text = useProposalsText();
  return (
    <>
      <ChoiceField
        label={text('proof')}
        value={proof}
        options={proofSchema.options.map((value) => ({ value, label: text(`proofs.${value}`) }))}
        onChange={(value) => onChange({ proof: value })}
      />
      <WordsField
        label={text('source')}
        hint={text('sourceHint')}
        value={source}
        isWrong={isTried && !hasSource(source)}
        onChange={(value) => onChange({ source: value })}
      />
    </>
  );
}
