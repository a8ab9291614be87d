import { Input } from '@tallyhouse/shared/kit/core';
import { useId } from 'react';

interface ReasonFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** What is wrong with it; null where nothing is. */
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** A written reason, which is kept for ever. */
export function ReasonField({ label, hint, value, problem, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={2000}
        value={value}
        status={problem === null ? '' : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`} style={{ fontSize: 12 }}>
        {problem === null ? hint : <strong>{problem}</strong>}
      </div>
    </div>
  );
}
