import { acceptInvitation, checkInvitation } from '@tallyhouse/shared/contracts/password-links';
import { shortestPassword } from '@tallyhouse/shared/contracts/sessions';
import { Button } from '@tallyhouse/shared/kit/core';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import { leave } from '@tallyhouse/shared/session/leave';
import { useAuth } from '@tallyhouse/shared/session/use-session';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useServices } from '../../remotes/services/services';
import { useShellText } from '../../i18n/use-shell-text';
import { FaultSummary, type SummaryLine } from '../fields/fault-summary';
import { TextField } from '../fields/text-field';
import { signInFault } from '../fields/sign-in-fault';
import { summaryLines } from '../fields/summary-lines';
import { useInvitationText } from './use-invitation-text';

const faultOf = { TOO_SHORT: 'tooShort', TOO_COMMON: 'tooCommon', IS_EMAIL: 'isEmail' } as const;

interface ChoosePasswordProps {
  readonly invitation: string;
  /** The link has done what it could. */
  readonly onOver: () => void;
}

/** Takes a password by the link of an invitation or of a reset, once. Then one signs in with it, and nobody else stays. */
export function ChoosePassword({ invitation, onOver }: ChoosePasswordProps) {
  const text = useInvitationText();
  const shellText = useShellText();
  const services = useServices();
  const { http } = services;
  const { user } = useAuth(services.session);
  const navigate = useNavigate();
  const [values, setValues] = useState({ wanted: '', repeated: '' });
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const [step, setStep] = useState<'asking' | 'sending' | 'done' | 'gone'>('asking');

  useEffect(() => {
    const page = new AbortController();
    http
      .call(checkInvitation, { body: { invitationToken: invitation }, signal: page.signal })
      // Without an answer the form still works: the link is looked at again.
      .catch((error: unknown) => isDead(error) && setStep('gone'));
    return () => page.abort();
  }, [http, invitation]);

  async function send(): Promise<void> {
    const own = faultOfFields();
    setLines(own === null ? [] : [own]);
    if (own !== null) return;
    setStep('sending');
    try {
      await http.call(acceptInvitation, {
        body: { invitationToken: invitation, newPassword: values.wanted },
      });
      setStep('done');
    } catch (error) {
      setStep(isDead(error) ? 'gone' : 'asking');
      setLines(linesOf(error));
    }
  }

  function faultOfFields(): SummaryLine | null {
    if (values.wanted.length < shortestPassword) {
      return { field: 'wanted', message: text('tooShort', { shortest: shortestPassword }) };
    }
    return values.wanted === values.repeated ? null : { field: 'repeated', message: text('different') };
  }

  function linesOf(error: unknown): readonly SummaryLine[] {
    const errors = isApiError(error) ? (error.problem.errors ?? []) : [];
    const code = errors.find(({ field }) => field === 'newPassword')?.code;
    const fault = Object.entries(faultOf).find(([known]) => known === code)?.[1];
    if (fault !== undefined)
      return [{ field: 'wanted', message: text(fault, { shortest: shortestPassword }) }];
    const refusal = signInFault(error);
    return refusal.kind === 'failed'
      ? [{ field: null, message: text('failed', { reason: refusal.reason }) }]
      : summaryLines({}, refusal, shellText);
  }

  async function toSignIn(): Promise<void> {
    // First: whoever is signed out comes back to the address, which is not to be that of the dead link.
    await navigate('/login', { replace: true });
    if (user === null) onOver();
    else await leave(services);
  }

  if (step === 'done' || step === 'gone') {
    return (
      <>
        <h1>{text(step === 'done' ? 'doneTitle' : 'title')}</h1>
        {step === 'done' ? (
          <p role="status">{text('done')}</p>
        ) : (
          <FaultSummary lines={[{ field: null, message: text('gone') }]} />
        )}
        {user === null ? null : <p>{text('othersSession', { name: user.name })}</p>}
        <Button type="primary" size="large" block onClick={() => void toSignIn()}>
          {text('toSignIn')}
        </Button>
      </>
    );
  }
  const field = (name: 'wanted' | 'repeated') => ({
    id: name,
    label: text(name),
    value: values[name],
    fault: lines.find((line) => line.field === name)?.message ?? null,
    autoComplete: 'new-password',
    isSecret: true,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <>
      <h1>{text('title')}</h1>
      <p className="quiet">{text('lead')}</p>
      <FaultSummary lines={lines} />
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (step === 'asking') void send();
        }}
      >
        <TextField {...field('wanted')} hint={text('rules', { shortest: shortestPassword })} />
        <TextField {...field('repeated')} />
        <Button type="primary" htmlType="submit" size="large" block loading={step === 'sending'}>
          {text('action')}
        </Button>
      </form>
    </>
  );
}

function isDead(error: unknown): boolean {
  return isApiError(error) && error.problem.code === 'INVITATION_INVALID';
}
