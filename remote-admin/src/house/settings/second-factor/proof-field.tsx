import { Input } from '@tallyhouse/shared/kit/core';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useId } from 'react';

adoptStyles(`
  .th-factor-part { margin-block-start: 24px; }
  .th-factor-field { margin-block-end: 12px; }
  .th-passkeys { margin: 0 0 16px; padding: 0; list-style: none; }
  .th-passkeys li { display: flex; gap: 12px; justify-content: space-between; align-items: start; padding-block: 8px; }
`);

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
    <div className="th-factor-field">
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
