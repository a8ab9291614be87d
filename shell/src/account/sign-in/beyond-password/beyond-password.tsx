import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { EnrolAuthenticator } from './enrol-authenticator';
import { ForgottenPassword } from './forgotten-password';
import { PasskeySignIn } from './passkey-sign-in';
import { RecoverySignIn } from './recovery-sign-in';
import { StepLevel } from './step-title';

interface BeyondPasswordProps extends BeyondProps {
  readonly step: keyof typeof steps;
  /** Whether it stands below the heading of a dialog. */
  readonly isInDialog?: boolean;
}

export interface BeyondProps {
  /** As they were typed; right, but where the password is forgotten. */
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onSignedIn: (answer: Auth) => void;
  readonly onStartOver: () => void;
}

const steps = {
  enrolment: EnrolAuthenticator,
  passkey: PasskeySignIn,
  recovery: RecoverySignIn,
  forgotten: ForgottenPassword,
};

/** What few meet at a sign-in: the first authenticator, signing in without it or by a passkey, and a forgotten password. */
export function BeyondPassword({ step, isInDialog = false, ...props }: BeyondPasswordProps) {
  const Shown = steps[step];
  return (
    <StepLevel value={isInDialog ? 'h3' : 'h1'}>
      <Shown {...props} />
    </StepLevel>
  );
}
