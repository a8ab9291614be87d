import { correctReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { reportAddress } from '../confirmation-address';
import { useConfirmationText } from '../use-confirmation-text';
import { useAction } from './use-action';

interface CorrectDialogProps {
  readonly item: ConfirmationDetail;
  readonly onClose: () => void;
}

const shortestReason = 3;

/** Opens the next version of a report, and leads to it. What was accepted needs a reason to be changed. */
export function CorrectDialog({ item, onClose }: CorrectDialogProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const { title, version, state, id: reportId } = item.report;
  const next = version + 1;
  const mustSay = state !== 'REJECTED';
  const action = useAction((body: { reason: string | null }, headers) =>
    host.http.call(correctReport, { params: { id: reportId }, body, headers }),
  );
  const correct = () => {
    const words = reason.trim();
    const isMissing = words.length < shortestReason && (mustSay || words !== '');
    setFaulty(isMissing);
    if (isMissing) {
      document.getElementById(id)?.focus();
      return;
    }
    action.run({ reason: words === '' ? null : words }, (opened) => {
      host.notify({ kind: 'success', text: text('correcting.done', { next }) });
      host.navigate(reportAddress(opened.family, opened.report.id));
    });
  };
  return (
    <FormDialog
      title={text('correcting.title', { title })}
      okText={text('correcting.ok', { next })}
      cancelText={text('correcting.cancel')}
      okButtonProps={{ loading: action.isBusy }}
      onOk={correct}
      onCancel={onClose}
    >
      <p>{text('correcting.explain', { next, version })}</p>
      <ReasonField
        id={id}
        label={text(mustSay ? 'correcting.reason' : 'correcting.optional')}
        value={reason}
        problem={isFaulty ? text('correcting.fault') : null}
        onChange={setReason}
      />
      {action.error === null ? null : (
        <ProblemNotice title={text('correcting.failed')} error={action.error} />
      )}
    </FormDialog>
  );
}
