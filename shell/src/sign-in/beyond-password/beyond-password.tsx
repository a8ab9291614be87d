import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { EnrolAuthenticator } from './enrol-authenticator';
import { RecoverySignIn } from './recovery-sign-in';

export interface BeyondProps {
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onSignedIn: (answer: Auth) => void;
  readonly onStartOver: () => void;
}

const steps = { enrolment: EnrolAuthenticator, recovery: RecoverySignIn };

/** What few meet at a sign-in: the first authenticator, and signing in without it. */
export function BeyondPassword({ step, ...props }: BeyondProps & { readonly step: keyof typeof steps }) {
  const Step = steps[step];
  return <Step {...props} />;
}
