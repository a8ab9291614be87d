import { acceptInvitation } from '@tallyhouse/shared/contracts/users';
import { shortestPassword } from '@tallyhouse/shared/contracts/sessions';
import { Button } from '@tallyhouse/shared/kit/core';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../remotes/services/services';
import { FaultSummary, type SummaryLine } from '../fields/fault-summary';
import { TextField } from '../fields/text-field';
import { useInvitationText } from './use-invitation-text';

const faultOf = { TOO_SHORT: 'tooShort', TOO_COMMON: 'tooCommon', IS_EMAIL: 'isEmail' } as const;

/** Takes a password by the link of an invitation or of a reset, once. Then one signs in with it. */
export function ChoosePassword({ invitation }: { readonly invitation: string }) {
  const text = useInvitationText();
  const { http } = useServices();
  const navigate = useNavigate();
  const [values, setValues] = useState({ wanted: '', repeated: '' });
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking');

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
      setStep('asking');
      setLines([lineOf(error)]);
    }
  }

  function faultOfFields(): SummaryLine | null {
    if (values.wanted.length < shortestPassword) {
      return { field: 'wanted', message: text('tooShort', { shortest: shortestPassword }) };
    }
    return values.wanted === values.repeated ? null : { field: 'repeated', message: text('different') };
  }

  function lineOf(error: unknown): SummaryLine {
    if (!isApiError(error) || error.problem.status === 0)
      return { field: null, message: text('unreachable') };
    const code = error.problem.errors?.find(({ field }) => field === 'newPassword')?.code;
    const fault = Object.entries(faultOf).find(([known]) => known === code)?.[1];
    return fault === undefined
      ? { field: null, message: text('gone') }
      : { field: 'wanted', message: text(fault, { shortest: shortestPassword }) };
  }

  if (step === 'done') {
    return (
      <>
        <h1>{text('doneTitle')}</h1>
        <p role="status">{text('done')}</p>
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
