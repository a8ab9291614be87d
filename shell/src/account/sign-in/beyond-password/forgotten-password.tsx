import { mailPasswordLink } from '@tallyhouse/shared/contracts/password-links';
import { Button } from '@tallyhouse/shared/kit/core';
import { useState, type SubmitEvent } from 'react';
import { useShellText } from '../../../i18n/use-shell-text';
import { useServices } from '../../../remotes/services/services';
import { checkFields } from '../check-fields';
import { TextField } from '../../fields/text-field';
import type { BeyondProps } from './beyond-password';
import { Step } from './step';
import { StepTitle } from './step-title';
import { useBeyondText } from './use-beyond-text';
import { useFaultLines } from './use-fault-lines';

/** Has a link to a new password mailed. The page says the same whether there is such an account or not, as the server does. */
export function ForgottenPassword({ credentials, onStartOver }: BeyondProps) {
  const text = useBeyondText();
  const shellText = useShellText();
  const { http } = useServices();
  const { lines, setFault } = useFaultLines('email');
  const [email, setEmail] = useState(credentials.email);
  const [emailFault, setEmailFault] = useState<'emailMissing' | 'emailWrong' | null>(null);
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');

  async function send(): Promise<void> {
    setFault(null);
    const { email: found = null } = checkFields('password', { email, password: 'not asked for' });
    setEmailFault(found === 'emailMissing' || found === 'emailWrong' ? found : null);
    if (found !== null) return;
    setStep('sending');
    try {
      await http.call(mailPasswordLink, { body: { email: email.trim() } });
      setStep('sent');
    } catch (error) {
      setStep('asking');
      setFault(error);
    }
  }

  if (step === 'sent') {
    return (
      <>
        <StepTitle>{text('mailedTitle')}</StepTitle>
        <p>{text('mailed', { email: email.trim() })}</p>
        <p className="quiet">{text('mailedHint')}</p>
        <Button size="large" block onClick={onStartOver}>
          {text('startOver')}
        </Button>
      </>
    );
  }
  return (
    <Step title={text('forgottenTitle')} lead={text('forgottenLead')} lines={lines} onStartOver={onStartOver}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (step === 'asking') void send();
        }}
      >
        <TextField
          id="email"
          label={shellText('signIn.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          value={email}
          fault={emailFault === null ? null : shellText(`signIn.${emailFault}`)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="primary" htmlType="submit" size="large" block loading={step === 'sending'}>
          {text('mailLink')}
        </Button>
      </form>
    </Step>
  );
}
