import type { useShellText } from '../../i18n/use-shell-text';
import type { SummaryLine } from './fault-summary';
import type { SignInFault } from './sign-in-fault';

export type FieldFault = 'emailMissing' | 'emailWrong' | 'passwordMissing' | 'otpMissing';

/** What stands above the form: what is wrong with its fields, else what the server refused. */
export function summaryLines(
  fieldFaults: Readonly<Record<string, FieldFault>>,
  fault: SignInFault | null,
  text: ReturnType<typeof useShellText>,
): SummaryLine[] {
  const lines = Object.entries(fieldFaults).map(([field, name]) => ({
    field,
    message: text(`signIn.${name}`),
  }));
  if (fault === null || lines.length > 0) return lines;
  switch (fault.kind) {
    case 'bad-credentials':
      return [{ field: null, message: text('signIn.badCredentials') }];
    case 'otp-required':
      return [{ field: 'otp', message: text('signIn.otpWrong') }];
    case 'factor-unset':
      // What sets one up takes the form's place.
      return [];
    case 'account-locked':
      return [{ field: null, message: text('signIn.accountLocked') }];
    case 'throttled':
      return [{ field: null, message: text(`signIn.wait.${fault.wait.unit}`, { count: fault.wait.count }) }];
    case 'unreachable':
      return [{ field: null, message: text('signIn.unreachable') }];
    case 'failed':
      return [
        { field: null, message: text('signIn.failed', { reason: fault.reason }) },
        { field: null, message: text('signIn.trace', { trace: fault.trace }) },
      ];
  }
}
