import type { User } from '@tallyhouse/shared/contracts/auth';
import { Button } from '@tallyhouse/shared/kit/core';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { checkFields, type FieldFaults } from '../sign-in/check-fields';
import { CodeField } from '../fields/code-field';
import { FaultSummary } from '../fields/fault-summary';
import { PasswordField } from '../sign-in/password-field';
import { loadBeyondPassword } from '../sign-in/load-beyond-password';
import { OtherFactors } from '../sign-in/other-factors';
import { summaryLines } from '../fields/summary-lines';
import { useSignIn } from '../sign-in/use-sign-in';
import { LazyPart } from '../../start/lazy-part';
import { OverPageDialog } from './over-page-dialog';

interface Props {
  /** Whose page stands behind: nobody else signs in here. */
  readonly user: User;
  readonly tab: TabBrand;
  readonly reason: 'expired' | 'ending';
  readonly onLeave: () => void;
}

/** Signing in over the page that stands: it stays as it is, unreadable until its user is back. */
export function SignInAgain({ user, tab, reason, onLeave }: Props) {
  const text = useShellText();
  const { step, isAsking, fault, submit, enter, startOver } = useSignIn();
  const [asked, setAsked] = useState<'passkey' | 'recovery' | null>(null);
  const [values, setValues] = useState({ password: '', otp: '' });
  const [fieldFaults, setFieldFaults] = useState<FieldFaults>({});
  const form = useFocusOnStep(step);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const { password, otp } = values;
    const faults = checkFields(step, { email: user.email, password, otp });
    setFieldFaults(faults);
    if (Object.keys(faults).length > 0) return;
    void submit({ email: user.email, password, ...(step === 'otp' ? { otp } : {}) });
  }

  const field = (name: 'password' | 'otp') => ({
    id: `again-${name}`,
    value: values[name],
    fault: fieldFaults[name] === undefined ? null : text(`signIn.${fieldFaults[name]}`),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <OverPageDialog role="dialog" isVeil labelledBy="again-title" describedBy="again-why">
      <h2 id="again-title">{text(`again.title.${reason}`)}</h2>
      <p id="again-why">{text(`again.why.${reason}`)}</p>
      <FaultSummary
        lines={summaryLines(fieldFaults, fault, text).map((line) => ({
          ...line,
          field: line.field === null ? null : `again-${line.field}`,
        }))}
      />
      <dl className="again-who">
        <dt>{text('signIn.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{text('frame.brand')}</dt>
        <dd>{tab.brand?.name ?? text('frame.allBrands')}</dd>
      </dl>
      {asked !== null || fault?.kind === 'factor-unset' ? (
        <LazyPart
          load={loadBeyondPassword}
          props={{
            step: asked ?? 'enrolment',
            isInDialog: true,
            credentials: { email: user.email, password: values.password },
            onSignedIn: enter,
            onStartOver: () => {
              setAsked(null);
              startOver();
            },
          }}
        />
      ) : (
        <form ref={form} onSubmit={onSubmit} noValidate>
          {/* For password managers, which look for whom a password is. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          {step === 'password' ? (
            <PasswordField {...field('password')} />
          ) : (
            <>
              <p className="quiet">{text('signIn.otpLead')}</p>
              <CodeField {...field('otp')} />
              <OtherFactors onChoose={setAsked} />
            </>
          )}
          <div className="over-page-actions">
            <Button type="primary" htmlType="submit" size="large" loading={isAsking}>
              {text(isAsking ? 'signIn.underWay' : step === 'otp' ? 'signIn.otpAction' : 'signIn.action')}
            </Button>
            <Button size="large" onClick={onLeave}>
              {text(reason === 'expired' ? 'again.leave' : 'frame.signOut')}
            </Button>
          </div>
        </form>
      )}
    </OverPageDialog>
  );
}

/** Each step begins in its field: one can type at once. */
function useFocusOnStep(step: 'password' | 'otp') {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(
    () => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(),
    [step],
  );
  return form;
}
