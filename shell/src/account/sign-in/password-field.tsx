import { useState, type ChangeEvent } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { TextField } from '../fields/text-field';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The present password; says when Caps Lock is on. */
export function PasswordField(props: Props) {
  const text = useShellText();
  const [isCapsLock, setIsCapsLock] = useState(false);
  return (
    <TextField
      {...props}
      isSecret
      label={text('signIn.password')}
      autoComplete="current-password"
      hint={isCapsLock ? text('signIn.capsLock') : null}
      onKeyUp={(event) => setIsCapsLock(event.getModifierState('CapsLock'))}
    />
  );
}
