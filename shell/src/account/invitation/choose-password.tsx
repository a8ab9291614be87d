import { acceptInvitation } from '@tallyhouse/shared/contracts/users';
import { shortestPassword } from '@tallyhouse/shared/contracts/sessions';
import { Button } from '@tallyhouse/shared/kit/core';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../remotes/services/services';
import { useShellText } from '../../i18n/use-shell-text';
import { FaultSummary, type SummaryLine } from '../fields/fault-summary';
import { TextField } from '../fields/text-field';
import { signInFault } from '../fields/sign-in-fault';
import { summaryLines } from '../fields/summary-lines';
import { useInvitationText } from './use-invitation-text';

const faultOf = { TOO_SHORT: 'tooShort', TOO_COMMON: 'tooCommon', IS_EMAIL: 'isEmail' } as const;

/** Takes a password by the link of an invitation or of a reset, once. Then one signs in with it. */
export function ChoosePassword({ invitation }: { readonly invitation: string }) {
  const text = useInvitationText();
  const shellText = useShellText();
  const { http } = useServices();
  const navigate = useNavigate();
  const [values, setValues] = useState({ wanted: '', repeated: '' });
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const [step, setStep] = useState<'asking' | 'sending' | 'done' | 'gone'>('asking');

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
      const isGone = isApiError(error) && error.problem.code === 'INVITATION_INVALID';
      setStep(isGone ? 'gone' : 'asking');
      setLines(isGone ? [{ field: null, message: text('gone') }] : linesOf(error));
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

  if (step === 'done' || step === 'gone') {
    return (
      <>
        <h1>{text(step === 'done' ? 'doneTitle' : 'title')}</h1>
        {step === 'done' ? <p role="status">{text('done')}</p> : <FaultSummary lines={lines} />}
        <Button type="primary" size="large" block onClick={() => void navigate('/login', { replace: true })}>
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
