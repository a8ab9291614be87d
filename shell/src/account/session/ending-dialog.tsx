import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useState } from 'react';
import { wordsOf } from '../../error/words-of';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { OverPageDialog } from './over-page-dialog';
import type { SessionEnding } from './session-ending';

interface Props {
  readonly ending: SessionEnding;
  readonly onSignInAgain: () => void;
}

/** Says that the session is about to end, and lets the user go on by one key. */
export function EndingDialog({ ending: { secondsLeft, canGoOn }, onSignInAgain }: Props) {
  const text = useShellText();
  const services = useServices();
  const [isRenewing, setIsRenewing] = useState(false);
  const [fault, setFault] = useState<{ readonly reason: string; readonly trace: string } | null>(null);

  async function renew() {
    setIsRenewing(true);
    setFault(null);
    try {
      await services.http.renewSession();
    } catch (error) {
      setFault(wordsOf(error));
    } finally {
      setIsRenewing(false);
    }
  }

  return (
    <OverPageDialog role="alertdialog" labelledBy="ending-title" describedBy="ending-why">
      <h2 id="ending-title">{text('ending.title')}</h2>
      <p className="ending-time" role="timer">
        {clockText(secondsLeft)}
      </p>
      <p role="status" className="visually-hidden">
        {text(`ending.left.${spokenTime(secondsLeft)}`)}
      </p>
      <p id="ending-why">{text(canGoOn ? 'ending.idle' : 'ending.longest')}</p>
      {fault === null ? null : (
        <Alert
          role="alert"
          type="error"
          showIcon
          className="block"
          title={text('ending.failed')}
          description={fault.trace === '' ? fault.reason : `${fault.reason}. ${text('signIn.trace', fault)}`}
        />
      )}
      <div className="over-page-actions">
        {canGoOn ? (
          <Button type="primary" size="large" loading={isRenewing} onClick={() => void renew()}>
            {text('ending.stay')}
          </Button>
        ) : (
          <Button type="primary" size="large" onClick={onSignInAgain}>
            {text('ending.signInAgain')}
          </Button>
        )}
        <Button size="large" onClick={() => void leave(services)}>
          {text('frame.signOut')}
        </Button>
      </div>
    </OverPageDialog>
  );
}

/** What is said aloud of the time left: it changes twice, each second would drown everything else. */
function spokenTime(secondsLeft: number) {
  if (secondsLeft > 60) return 'twoMinutes';
  return secondsLeft > 20 ? 'oneMinute' : 'twentySeconds';
}

/** 65 → `1:05`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
