import { Button } from '@tallyhouse/shared/kit/core';
import { RecoveryCodeList } from '@tallyhouse/shared/ui/second-factor/recovery-code-list';
import { StepTitle } from './step-title';
import { useBeyondText } from './use-beyond-text';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, once: nothing goes on before somebody says that they are kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = useBeyondText();
  return (
    <>
      <StepTitle>{text('codesTitle')}</StepTitle>
      <p>{text('codesLead')}</p>
      <RecoveryCodeList
        codes={codes}
        words={{ copy: text('copyCodes'), copied: text('codesCopied'), print: text('print') }}
      />
      <Button type="primary" size="large" block onClick={onKept}>
        {text('goOn')}
      </Button>
    </>
  );
}
