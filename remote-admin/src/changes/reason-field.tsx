import { ReasonField as AnyReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useChangesText } from './use-changes-text';

/** As the server asks. */
const leastReason = 10;

export function isReason(words: string): boolean {
  return words.trim().length >= leastReason;
}

interface ReasonFieldProps {
  readonly value: string;
  /** Whether sending was tried: from then on it says what is wrong. */
  readonly isTried: boolean;
  readonly onChange: (value: string) => void;
}

/** Why something is proposed, refused or ended. */
export function ReasonField({ value, isTried, onChange }: ReasonFieldProps) {
  const text = useChangesText();
  return (
    <AnyReasonField
      label={text('decide.reason')}
      hint={text('decide.reasonHint')}
      value={value}
      problem={isTried && !isReason(value) ? text('decide.reasonShort') : null}
      rows={2}
      onChange={onChange}
    />
  );
}
