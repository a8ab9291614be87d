import { Input } from '@tallyhouse/shared/kit/core';
import { useId } from 'react';
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

/** Why something is proposed, refused or ended: kept for good. */
export function ReasonField({ value, isTried, onChange }: ReasonFieldProps) {
  const text = useChangesText();
  const id = useId();
  const isWrong = isTried && !isReason(value);
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <label htmlFor={id}>{text('decide.reason')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={1000}
        value={value}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`} style={{ fontSize: 12 }}>
        {isWrong ? <strong>{text('decide.reasonShort')}</strong> : text('decide.reasonHint')}
      </div>
    </div>
  );
}
