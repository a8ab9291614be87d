import { useId } from 'react';
import { Input } from '../../kit/core';

interface SimulationFieldProps {
  readonly label: string;
  readonly type?: 'text' | 'date';
  readonly value: string;
  /** What is wrong with what was typed; null where nothing is. */
  readonly problem: string | null;
  readonly hint: string;
  readonly onChange: (value: string) => void;
}

/** One thing to assume, with what holds in truth or what is wrong with it below. */
export function SimulationField({
  label,
  type = 'text',
  value,
  problem,
  hint,
  onChange,
}: SimulationFieldProps) {
  const id = useId();
  return (
    <div style={{ maxWidth: 360 }}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type={type}
        {...(type === 'text' && { inputMode: 'decimal' as const })}
        autoComplete="off"
        value={value}
        status={problem === null ? '' : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-hint`} style={{ marginBlockEnd: 8, fontSize: 12 }}>
        {problem ?? hint}
      </div>
    </div>
  );
}
