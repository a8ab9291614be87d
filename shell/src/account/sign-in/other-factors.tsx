import { Button } from '@tallyhouse/shared/kit/core';
import { canUsePasskeys } from '@tallyhouse/shared/ui/second-factor/can-use-passkeys';
import { useShellText } from '../../i18n/use-shell-text';

/** Ways to sign in without the code that is asked for. */
export function OtherFactors({ onChoose }: { readonly onChoose: (step: 'passkey' | 'recovery') => void }) {
  const text = useShellText();
  return (
    <>
      {canUsePasskeys() ? (
        <Button type="link" block onClick={() => onChoose('passkey')}>
          {text('signIn.passkey')}
        </Button>
      ) : null}
      <Button type="link" block onClick={() => onChoose('recovery')}>
        {text('signIn.noAuthenticator')}
      </Button>
    </>
  );
}
