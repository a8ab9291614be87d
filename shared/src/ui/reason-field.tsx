import { useId } from 'react';
import { Input } from '../kit/core';

interface ReasonFieldProps {
  /** For a summary of problems that leads here. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** What is wrong with it, said below; null where nothing is, or where a summary above says it. */
  readonly problem?: string | null;
  readonly isWrong?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** Why somebody does something, in their own words, which are kept for good. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, hint, value, problem = null, isWrong = problem !== null, onChange } = props;
  const { rows = 3, maxLength = 1000, isDisabled = false } = props;
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <div className="th-after-12">
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        disabled={isDisabled}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`} className="th-text-12">
        {problem === null ? hint : <strong>{problem}</strong>}
      </div>
    </div>
  );
}
