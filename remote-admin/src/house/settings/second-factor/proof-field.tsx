import { Input } from '@tallyhouse/shared/kit/core';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useId } from 'react';

adoptStyles(`
  .th-factor-part { margin-block-start: 24px; }
  .th-factor-field { margin-block-end: 12px; }
  .th-passkeys { margin: 0 0 16px; padding: 0; list-style: none; }
  .th-passkeys li { display: flex; gap: 12px; justify-content: space-between; align-items: start; padding-block: 8px; }
`);

/** Whether it can be a code of an authenticator. */
export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.trim());
}

const kinds = {
  name: { type: 'text', autoComplete: 'off', maxLength: 60 },
  password: { type: 'password', autoComplete: 'current-password' },
  code: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
  'code-or-recovery': { type: 'text', autoComplete: 'one-time-code' },
} as const;

interface ProofFieldProps {
  /** For a form that leads here. */
  readonly id?: string;
  readonly kind: keyof typeof kinds;
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** What is wrong with it, said below; null where nothing is. */
  readonly problem?: string | null;
  readonly onChange: (value: string) => void;
}

/** A password, or a code, that proves who asks; or the name of what is made with it. */
export function ProofField(props: ProofFieldProps) {
  const { kind, label, placeholder, value, problem = null, onChange } = props;
  const ownId = useId();
  const { id = ownId } = props;
  return (
    <div className="th-factor-field">
      <label htmlFor={id}>{label}</label>
      <Input
        {...kinds[kind]}
        id={id}
        placeholder={placeholder}
        value={value}
        status={problem === null ? '' : 'error'}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem === null ? null : (
        <strong id={`${id}-problem`} className="th-text-12">
          {problem}
        </strong>
      )}
    </div>
  );
}
