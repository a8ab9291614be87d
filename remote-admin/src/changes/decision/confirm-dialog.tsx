import { confirmChange, type Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useId, useState } from 'react';
import { ChangeWords } from '../change-words';
import { useChangesText } from '../use-changes-text';
import { useShownZone } from '../use-shown-zone';
import { DecisionProblem } from './decision-problem';
import { useDecision } from './use-decision';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface DecideDialogProps {
  readonly change: Change;
  readonly onClose: () => void;
}

/** Confirms somebody else's change with a code of the authenticator, which makes it. */
export function ConfirmDialog({ change, onClose }: DecideDialogProps) {
  const text = useChangesText();
  const { http } = useRemoteHost();
  const zone = useShownZone();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const otp = typed.replaceAll(/\s/g, '');
  const isWrong = isTried && !/^\d{6}$/.test(otp);
  const confirming = useDecision<string>({
    make: (code) => http.call(confirmChange, { params: { id: change.id }, body: { otp: code } }),
    done: text('decide.confirmed'),
    onDone: onClose,
  });
  const send = () => {
    setTried(true);
    if (/^\d{6}$/.test(otp) && !confirming.isPending) confirming.mutate(otp);
  };
  return (
    <Modal
      open
      title={text('decide.confirmTitle')}
      okText={text('decide.confirm')}
      cancelText={text('decide.cancel')}
      okButtonProps={{ loading: confirming.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>
        <strong>
          <ChangeWords change={change} zone={zone} />
        </strong>
      </p>
      <p>
        {text('decide.confirmLead', {
          name: personInWords(change.proposedBy.name, change.proposedBy.account),
        })}
      </p>
      <label htmlFor={id}>{text('decide.code')}</label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={typed}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={send}
      />
      <div id={`${id}-hint`} style={{ fontSize: 12, marginBlockEnd: 12 }}>
        {isWrong ? <strong>{text('decide.codeWrong')}</strong> : text('decide.codeHint')}
      </div>
      <DecisionProblem title={text('decide.confirmFailed')} error={confirming.error} />
    </Modal>
  );
}
