import type { ChangeEvent } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { TextField } from './text-field';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The six digits of the authenticator. */
export function CodeField(props: Props) {
  const text = useShellText();
  return (
    <TextField
      {...props}
      label={text('signIn.otp')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
    />
  );
}
