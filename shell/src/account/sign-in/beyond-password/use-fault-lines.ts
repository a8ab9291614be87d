import { isApiError } from '@tallyhouse/shared/http/api-error';
import { NoPasskeyGiven } from '@tallyhouse/shared/ui/second-factor/ask-for-passkey';
import { useState } from 'react';
import { useShellText } from '../../../i18n/use-shell-text';
import type { SummaryLine } from '../../fields/fault-summary';
import { signInFault } from '../../fields/sign-in-fault';
import { summaryLines } from '../../fields/summary-lines';
import { useBeyondText } from './use-beyond-text';

const passkeyWords: Readonly<Record<string, 'noPasskey' | 'passkeyWrong' | 'passkeyHost'>> = {
  NO_PASSKEY: 'noPasskey',
  PASSKEY_INVALID: 'passkeyWrong',
  PASSKEY_NEEDS_HOST_NAME: 'passkeyHost',
};

/** Why a step did not end, as lines above its form; `field` is its own. */
export function useFaultLines(field: 'otp' | 'passkey' | 'recovery' | 'email') {
  const shellText = useShellText();
  const text = useBeyondText();
  const [fault, setFault] = useState<unknown>(null);

  function linesOf(error: unknown): readonly SummaryLine[] {
    if (error === null) return [];
    if (error instanceof NoPasskeyGiven)
      return [
        { field: null, message: text(error.reason === 'cancelled' ? 'passkeyCancelled' : 'passkeyFailed') },
      ];
    const code = isApiError(error) ? error.problem.code : null;
    const ofPasskeys = code === null ? undefined : passkeyWords[code];
    if (ofPasskeys !== undefined) return [{ field: null, message: text(ofPasskeys) }];
    if (code === 'SECOND_FACTOR_REQUIRED' && field !== 'passkey')
      return [{ field, message: shellText('signIn.otpWrong') }];
    if (code === 'ENROLMENT_INVALID' || code === 'OTP_REQUIRED')
      return [{ field: null, message: text('tooLate') }];
    if (code === 'NO_MAIL_SERVER') return [{ field: null, message: text('noMail') }];
    // The password was right a moment ago.
    if (code === 'BAD_CREDENTIALS' && field === 'recovery')
      return [{ field, message: text('recoveryWrong') }];
    return summaryLines({}, signInFault(error), shellText);
  }

  return { lines: linesOf(fault), setFault };
}
