import { useState } from 'react';
import { withdrawReport } from '../../contracts/confirmation';
import type { ConfirmationItem } from '../../contracts/confirmation-items';
import { periodText } from '../../format/day';
import { useRemoteHost } from '../../host/remote-host';
import { FormDialog } from '../../ui/unsaved/form-dialog';
import { useMutation, useQueryClient } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { ReasonField } from '../../ui/reason-field';
import { isAboutReports } from './use-submission';
import { useSendingText } from './use-sending-text';

interface WithdrawDialogProps {
  readonly item: ConfirmationItem;
  readonly onClose: (isWithdrawn: boolean) => void;
}

/** Takes a submission back, named by its report, its period and its authority. */
export function WithdrawDialog({ item, onClose }: WithdrawDialogProps) {
  const text = useSendingText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { report, authorityId } = item;
  const withdrawing = useMutation({
    mutationFn: () =>
      host.http.call(withdrawReport, {
        params: { id: report.id },
        body: { reason: reason.trim() === '' ? null : reason.trim() },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutReports(queryKey[0]) });
      host.notify({ kind: 'success', text: text('withdraw.done', { title: report.title }) });
      onClose(true);
    },
  });
  return (
    <FormDialog
      title={text('withdraw.title', { title: report.title })}
      okText={text('withdraw.ok')}
      cancelText={text('withdraw.cancel')}
      okButtonProps={{ danger: true, loading: withdrawing.isPending }}
      onOk={() => (withdrawing.isPending ? undefined : withdrawing.mutate())}
      onCancel={() => onClose(false)}
    >
      <p>{text('withdraw.explain', { period: periodText(report.period), authority: authorityId ?? '' })}</p>
      <ReasonField label={text('withdraw.reason')} rows={2} value={reason} onChange={setReason} />
      {withdrawing.error === null ? null : (
        <ProblemNotice
          title={text('withdraw.failed')}
          error={withdrawing.error}
          onRetry={() => withdrawing.mutate()}
        />
      )}
    </FormDialog>
  );
}
