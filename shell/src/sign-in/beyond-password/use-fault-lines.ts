import { isApiError } from '@tallyhouse/shared/http/api-error';
import { useState } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import type { SummaryLine } from '../../fields/fault-summary';
import { signInFault } from '../sign-in-fault';
import { summaryLines } from '../summary-lines';
import { useBeyondText } from './use-beyond-text';

/** Why a step did not end, as lines above its form; `field` is its own. */
export function useFaultLines(field: 'otp' | 'recovery' | 'email') {
  const shellText = useShellText();
  const text = useBeyondText();
  const [fault, setFault] = useState<unknown>(null);

  function linesOf(error: unknown): readonly SummaryLine[] {
    if (error === null) return [];
    const code = isApiError(error) ? error.problem.code : null;
    if (code === 'SECOND_FACTOR_REQUIRED') return [{ field, message: shellText('signIn.otpWrong') }];
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
