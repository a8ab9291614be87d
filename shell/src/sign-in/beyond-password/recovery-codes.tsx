import { Button } from '@tallyhouse/shared/kit/core';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
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
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="recovery-deeds">
        <CopyButton value={codes.join('\n')} label={text('copyCodes')} copiedLabel={text('codesCopied')} />
        <Button size="small" onClick={() => window.print()}>
          {text('print')}
        </Button>
      </p>
      <Button type="primary" size="large" block onClick={onKept}>
        {text('goOn')}
      </Button>
    </>
  );
}
