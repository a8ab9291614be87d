import { Input } from '@tallyhouse/shared/kit/core';
import { useId } from 'react';

interface Props {
  readonly kind: 'password' | 'code' | 'code-or-recovery';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password, or a code, that proves who asks. */
export function ProofField({ kind, label, value, onChange }: Props) {
  const id = useId();
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type={kind === 'password' ? 'password' : 'text'}
        autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
        {...(kind === 'code' && { inputMode: 'numeric' as const })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
