import { loginByPasskey, startPasskeyLogin } from '@tallyhouse/shared/contracts/passkeys';
import { Button } from '@tallyhouse/shared/kit/core';
import { showPasskey } from '@tallyhouse/shared/ui/second-factor/ask-for-passkey';
import { useEffect, useState } from 'react';
import { useServices } from '../../../remotes/services/services';
import type { BeyondProps } from './beyond-password';
import { Step } from './step';
import { useBeyondText } from './use-beyond-text';
import { useFaultLines } from './use-fault-lines';

/** Signs in with a passkey in place of the authenticator's code. */
export function PasskeySignIn({ credentials, onSignedIn, onStartOver }: BeyondProps) {
  const text = useBeyondText();
  const { http } = useServices();
  const { lines, setFault } = useFaultLines('passkey');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const page = new AbortController();
    async function signIn(): Promise<void> {
      const { signal } = page;
      const { passkeyToken, options } = await http.call(startPasskeyLogin, {
        body: { ...credentials },
        signal,
      });
      const credential = await showPasskey(options);
      const answer = await http.call(loginByPasskey, { body: { passkeyToken, credential }, signal });
      if (!signal.aborted) onSignedIn(answer);
    }
    signIn().catch((error: unknown) => {
      if (!page.signal.aborted) setFault(error);
    });
    return () => page.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was typed is tried once, and again when asked to
  }, [attempt]);

  return (
    <Step title={text('passkeyTitle')} lines={lines} onStartOver={onStartOver}>
      {lines.length === 0 ? (
        <p role="status">{text('passkeyWaiting')}</p>
      ) : (
        <Button
          type="primary"
          block
          size="large"
          onClick={() => {
            setFault(null);
            setAttempt(attempt + 1);
          }}
        >
          {text('again')}
        </Button>
      )}
    </Step>
  );
}
