import { Button } from '@tallyhouse/shared/kit/core';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { checkFields, type FieldFaults } from './check-fields';
import { DemoAccounts } from './demo-accounts';
import { FaultSummary, type SummaryLine } from './fault-summary';
import type { SignInFault } from './sign-in-fault';
import { TextField } from './text-field';
import { useSignIn } from './use-sign-in';

/** E-mail and password, then the authenticator's code where the account has one. */
export function SignInForm() {
  const text = useShellText();
  const { step, isAsking, fault, submit, startOver } = useSignIn();
  const [values, setValues] = useState({ email: '', password: '', otp: '' });
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>({});
  const [isCapsLock, setIsCapsLock] = useState(false);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const faults = checkFields(step, values);
    setFieldFaults(faults);
    if (Object.keys(faults).length > 0) return;
    const { email, password, otp } = values;
    void submit(step === 'otp' ? { email: email.trim(), password, otp } : { email: email.trim(), password });
  }

  function noticeCapsLock(event: KeyboardEvent) {
    setIsCapsLock(event.getModifierState('CapsLock'));
  }

  const field = (name: 'email' | 'password' | 'otp') => ({
    id: name,
    value: values[name],
    fault: fieldFaults[name] === undefined ? null : text(`signIn.${fieldFaults[name]}`),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <>
      <h1>{text(step === 'otp' ? 'signIn.otpTitle' : 'signIn.title')}</h1>
      <p className="quiet">{text(step === 'otp' ? 'signIn.otpLead' : 'signIn.lead')}</p>
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
            <TextField
              {...field('password')}
              isSecret
              label={text('signIn.password')}
              autoComplete="current-password"
              hint={isCapsLock ? text('signIn.capsLock') : null}
              onKeyUp={noticeCapsLock}
            />
          </>
        ) : (
          <TextField
            {...field('otp')}
            label={text('signIn.otp')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={isAsking}>
          {text(isAsking ? 'signIn.underWay' : step === 'otp' ? 'signIn.otpAction' : 'signIn.action')}
        </Button>
        {step === 'otp' ? (
          <Button type="link" block onClick={startOver}>
            {text('signIn.otherAccount')}
          </Button>
        ) : null}
      </form>
      {step === 'password' ? (
        <DemoAccounts onChoose={(account) => setValues({ ...values, ...account })} />
      ) : null}
    </>
  );
}

function summaryLines(
  fieldFaults: FieldFaults,
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
    case 'throttled':
      return [{ field: null, message: text('signIn.throttled', { count: fault.minutes }) }];
    case 'unreachable':
      return [{ field: null, message: text('signIn.unreachable') }];
    case 'failed':
      return [
        { field: null, message: text('signIn.failed', { reason: fault.reason }) },
        { field: null, message: text('signIn.trace', { trace: fault.trace }) },
      ];
  }
}
