import { Button } from '@tallyhouse/shared/kit/core';
import { useLocation } from '@tallyhouse/shared/kit/router';
import { leftElsewhereName } from '@tallyhouse/shared/session/session-end';
import { useHasRunOut } from '@tallyhouse/shared/session/use-session';
import { useState, type SubmitEvent } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { LazyPart } from '../../start/lazy-part';
import { checkFields, type FieldFaults } from './check-fields';
import { CodeField } from '../fields/code-field';
import { DemoAccounts } from './demo-accounts';
import { FaultSummary } from '../fields/fault-summary';
import { loadBeyondPassword } from './load-beyond-password';
import { OtherFactors } from './other-factors';
import { PasswordField } from './password-field';
import { summaryLines } from '../fields/summary-lines';
import { TextField } from '../fields/text-field';
import { useSignIn } from './use-sign-in';

/** E-mail and password, then the authenticator's code where the account has one. */
export function SignInForm() {
  const text = useShellText();
  const { session } = useServices();
  const { search } = useLocation();
  const hasRunOut = useHasRunOut(session);
  // Whoever was sent here from a page is told why; whoever opens /login by itself knows.
  const parameters = new URLSearchParams(search);
  const isSentHere = parameters.has('returnTo');
  const ended = hasRunOut ? 'endedLead' : parameters.has(leftElsewhereName) ? 'leftElsewhereLead' : 'lead';
  const { step, isAsking, fault, submit, enter, startOver } = useSignIn();
  const [asked, setAsked] = useState<'passkey' | 'recovery' | 'forgotten' | null>(null);
  const [values, setValues] = useState({ email: '', password: '', otp: '' });
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>({});

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const faults = checkFields(step, values);
    setFieldFaults(faults);
    if (Object.keys(faults).length > 0) return;
    const { email, password, otp } = values;
    void submit(step === 'otp' ? { email: email.trim(), password, otp } : { email: email.trim(), password });
  }

  const field = (name: 'email' | 'password' | 'otp') => ({
    id: name,
    value: values[name],
    fault: fieldFaults[name] === undefined ? null : text(`signIn.${fieldFaults[name]}`),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  if (asked !== null || fault?.kind === 'factor-unset') {
    const { email, password } = values;
    return (
      <LazyPart
        load={loadBeyondPassword}
        props={{
          step: asked ?? 'enrolment',
          credentials: { email: email.trim(), password },
          onSignedIn: enter,
          onStartOver: () => {
            setAsked(null);
            startOver();
          },
        }}
      />
    );
  }

  return (
    <>
      <h1>{text(step === 'otp' ? 'signIn.otpTitle' : 'signIn.title')}</h1>
      <p className="quiet">
        {text(step === 'otp' ? 'signIn.otpLead' : `signIn.${isSentHere ? ended : 'lead'}`)}
      </p>
      <FaultSummary lines={summaryLines(fieldFaults, fault, text)} />
      <form onSubmit={onSubmit} noValidate>
        {step === 'password' ? (
          <>
            <TextField
              {...field('email')}
              label={text('signIn.email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              spellCheck={false}
            />
            <PasswordField {...field('password')} />
          </>
        ) : (
          <CodeField {...field('otp')} />
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isAsking}>
          {text(isAsking ? 'signIn.underWay' : step === 'otp' ? 'signIn.otpAction' : 'signIn.action')}
        </Button>
        {step === 'otp' ? (
          <>
            <OtherFactors onChoose={setAsked} />
            <Button type="link" block onClick={startOver}>
              {text('signIn.otherAccount')}
            </Button>
          </>
        ) : (
          <Button type="link" block onClick={() => setAsked('forgotten')}>
            {text('signIn.forgotten')}
          </Button>
        )}
      </form>
      {step === 'password' ? (
        <DemoAccounts onChoose={(account) => setValues({ ...values, ...account })} />
      ) : null}
    </>
  );
}
