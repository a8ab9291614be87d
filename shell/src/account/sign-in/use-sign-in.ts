import { login, type Auth } from '@tallyhouse/shared/contracts/auth';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { useState } from 'react';
import { useServices } from '../../remotes/services/services';
import { signInFault, type SignInFault } from '../fields/sign-in-fault';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
}

type Step = 'password' | 'otp';

/** The sign-in under way: which step is asked for, whether the server is being asked, and what it refused. */
export function useSignIn() {
  const { http, session, language, registry } = useServices();
  const [step, setStep] = useState<Step>('password');
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<SignInFault | null>(null);

  async function submit(credentials: Credentials): Promise<void> {
    setIsAsking(true);
    setFault(null);
    // Beside the call: /login carries no registry, and the page after it waits for one.
    registry.askAhead();
    try {
      enter(await http.call(login, { body: credentials }));
    } catch (error) {
      const found = signInFault(error);
      // The first time the code is asked for is no fault of the user's.
      if (found.kind === 'otp-required') setStep('otp');
      setFault(found.kind === 'otp-required' && step === 'password' ? null : found);
    } finally {
      setIsAsking(false);
    }
  }

  function enter(answer: Auth): void {
    signIn(session, answer);
    language.adopt(answer.user.locale);
  }

  return {
    step,
    isAsking,
    fault,
    submit,
    /** Takes the answer of any call that signs in. */
    enter,
    startOver: () => {
      setStep('password');
      setFault(null);
    },
  };
}
