import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';

interface VerdictProps {
  readonly holds: boolean;
  /** What was checked and what came of it, as a sentence. */
  readonly words: string;
}

/** Whether a check holds: shape, word and sentence; one that does not is said aloud. */
export function Verdict({ holds, words }: VerdictProps) {
  const text = useTaxText();
  return (
    <span role={holds ? 'status' : 'alert'}>
      <StateTag
        kind={holds ? 'good' : 'bad'}
        mark={holds ? '✓' : '✕'}
        word={text(holds ? 'paper.checkOk' : 'paper.checkBad')}
      />{' '}
      {words}
    </span>
  );
}
