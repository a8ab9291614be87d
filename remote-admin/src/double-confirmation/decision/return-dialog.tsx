import { returnReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useAction } from '../actions/use-action';
import { useConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ReturnDialogProps {
  readonly item: ConfirmationDetail;
  readonly onClose: () => void;
}

const shortestReason = 3;

/** Gives a submission back to who handed it over, with what has to be put right. */
export function ReturnDialog({ item, onClose }: ReturnDialogProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const { title, id: reportId } = item.report;
  const name = personInWords(item.submission?.submittedBy ?? '', item.submission?.submittedByAccount);
  const action = useAction((body: { reason: string }, headers) =>
    host.http.call(returnReport, { params: { id: reportId }, body, headers }),
  );
  const giveBack = () => {
    const words = reason.trim();
    setFaulty(words.length < shortestReason);
    if (words.length < shortestReason) {
      document.getElementById(id)?.focus();
      return;
    }
    action.run({ reason: words }, () => {
      host.notify({ kind: 'success', text: text('returning.done', { title, name }) });
      onClose();
    });
  };
  return (
    <FormDialog
      title={text('returning.title', { title })}
      okText={text('returning.ok')}
      cancelText={text('returning.cancel')}
      okButtonProps={{ danger: true, loading: action.isBusy }}
      onOk={giveBack}
      onCancel={onClose}
    >
      <p>{text('returning.explain', { name, authority: item.authorityId ?? '' })}</p>
      <ReasonField
        id={id}
        label={text('returning.reason')}
        value={reason}
        problem={isFaulty ? text('returning.fault') : null}
        onChange={setReason}
      />
      {action.error === null ? null : <ProblemNotice title={text('returning.failed')} error={action.error} />}
    </FormDialog>
  );
}
