import { finishEnrolment, startEnrolment } from '@tallyhouse/shared/contracts/auth';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { Button } from '@tallyhouse/shared/kit/core';
import { AuthenticatorSecret } from '@tallyhouse/shared/ui/second-factor/authenticator-secret';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useServices } from '../../../remotes/services/services';
import { TextField } from '../../fields/text-field';
import type { BeyondProps } from './beyond-password';
import { RecoveryCodes } from './recovery-codes';
import { Step } from './step';
import { useBeyondText } from './use-beyond-text';
import { useFaultLines } from './use-fault-lines';

/** Sets up the first authenticator of who has shown the password, then shows the recovery codes, then signs in. */
export function EnrolAuthenticator({ credentials, onSignedIn, onStartOver }: BeyondProps) {
  const text = useBeyondText();
  const { http } = useServices();
  const { lines, setFault } = useFaultLines('otp');
  const [started, setStarted] = useState<CallAnswer<typeof startEnrolment> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [otp, setOtp] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [finished, setFinished] = useState<CallAnswer<typeof finishEnrolment> | null>(null);

  useEffect(() => {
    const page = new AbortController();
    http
      .call(startEnrolment, { body: { ...credentials }, signal: page.signal })
      .then(setStarted, (error: unknown) => {
        if (!page.signal.aborted) setFault(error);
      });
    return () => page.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was typed begins once, and again when asked to
  }, [attempt]);

  async function finish(enrolmentToken: string): Promise<void> {
    setFault(null);
    setIsSending(true);
    try {
      setFinished(await http.call(finishEnrolment, { body: { enrolmentToken, otp: otp.trim() } }));
    } catch (error) {
      setFault(error);
    } finally {
      setIsSending(false);
    }
  }

  if (finished !== null)
    return <RecoveryCodes codes={finished.recoveryCodes} onKept={() => onSignedIn(finished)} />;
  return (
    <Step title={text('enrolTitle')} lead={text('enrolLead')} lines={lines} onStartOver={onStartOver}>
      {started !== null ? (
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            if (/^\d{6}$/.test(otp.trim()) && !isSending) void finish(started.enrolmentToken);
          }}
        >
          <p>{text('scan')}</p>
          <AuthenticatorSecret
            secret={started.secret}
            otpauthUrl={started.otpauthUrl}
            words={{ square: text('square'), copy: text('copySecret'), copied: text('secretCopied') }}
          />
          <TextField
            id="otp"
            label={text('firstCode')}
            value={otp}
            fault={null}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            onChange={(event) => setOtp(event.target.value)}
          />
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            block
            loading={isSending}
            disabled={!/^\d{6}$/.test(otp.trim())}
          >
            {text('finish')}
          </Button>
        </form>
      ) : lines.length === 0 ? (
        <p role="status">{text('starting')}</p>
      ) : (
        <Button
          block
          size="large"
          onClick={() => {
            setFault(null);
            setAttempt(attempt + 1);
          }}
        >
          {text('again')}
        </Button>
      )}
    </Step>
  );
}
