import { loginByRecoveryCode } from '@tallyhouse/shared/contracts/auth';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { Button } from '@tallyhouse/shared/kit/core';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../../../remotes/services/services';
import { TextField } from '../../fields/text-field';
import type { BeyondProps } from './beyond-password';
import { Step } from './step';
import { StepTitle } from './step-title';
import { useBeyondText } from './use-beyond-text';
import { useFaultLines } from './use-fault-lines';

/** Signs in with a recovery code, and says how many are left. */
export function RecoverySignIn({ credentials, onSignedIn, onStartOver }: BeyondProps) {
  const text = useBeyondText();
  const { http } = useServices();
  const { lines, setFault } = useFaultLines('recovery');
  const [recoveryCode, setRecoveryCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<CallAnswer<typeof loginByRecoveryCode> | null>(null);

  async function send(): Promise<void> {
    setFault(null);
    setIsMissing(recoveryCode.trim() === '');
    if (recoveryCode.trim() === '') return;
    setIsSending(true);
    try {
      setAnswer(
        await http.call(loginByRecoveryCode, { body: { ...credentials, recoveryCode: recoveryCode.trim() } }),
      );
    } catch (error) {
      setFault(error);
    } finally {
      setIsSending(false);
    }
  }

  if (answer !== null) {
    return (
      <>
        <StepTitle>{text('leftTitle')}</StepTitle>
        <p>{text('left', { count: answer.recoveryCodesLeft })}</p>
        <p className="quiet">{text('leftHint')}</p>
        <Button type="primary" size="large" block onClick={() => onSignedIn(answer)}>
          {text('toWork')}
        </Button>
      </>
    );
  }
  return (
    <Step title={text('recoverTitle')} lead={text('recoverLead')} lines={lines} onStartOver={onStartOver}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (!isSending) void send();
        }}
      >
        <TextField
          id="recovery"
          label={text('recoveryCode')}
          value={recoveryCode}
          fault={isMissing ? text('recoveryMissing') : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => setRecoveryCode(event.target.value)}
        />
        <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
          {text('recover')}
        </Button>
      </form>
    </Step>
  );
}
