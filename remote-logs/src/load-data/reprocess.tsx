import { reprocessBatch, type LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { useState } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { loadKeys } from './load-data-queries';

/** Checks refused records again, once what they lacked has come; says before what it does, and after what it did. */
export function Reprocess({ batch }: { readonly batch: LoadBatchDetail }) {
  const { http, session } = useRemoteHost();
  const text = useLoadDataText();
  const lacking = useLacking();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const reprocess = useMutation({
    mutationFn: () => http.call(reprocessBatch, { params: { id: batch.id } }),
    onSuccess: async () => {
      setOpen(false);
      await Promise.all(loadKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const obstacle = session.permissions.includes('loads.manage')
    ? batch.openRejects === 0
      ? text('reprocess.nothingOpen')
      : null
    : lacking('loads.manage');
  const stale = batch.reports.length;
  return (
    <>
      <ActionButton blockedBecause={obstacle} onClick={() => setOpen(true)}>
        {text('reprocess.button')}
      </ActionButton>
      {reprocess.isSuccess ? (
        <Alert
          type={reprocess.data.batch === null ? 'info' : 'success'}
          showIcon
          role="status"
          className="th-wide"
          title={text('reprocess.done', {
            taken: countText(reprocess.data.tried - reprocess.data.stillRejected),
            tried: countText(reprocess.data.tried),
          })}
          description={text(reprocess.data.batch === null ? 'reprocess.none' : 'reprocess.some')}
        />
      ) : null}
      <Modal
        open={isOpen}
        title={text('reprocess.title', { seq: batch.seq, source: batch.source })}
        okText={text('reprocess.ok')}
        cancelText={text('reprocess.cancel')}
        okButtonProps={{ loading: reprocess.isPending }}
        onOk={() => (reprocess.isPending ? undefined : reprocess.mutate())}
        onCancel={() => setOpen(false)}
      >
        <p>{text('reprocess.effect', { count: batch.openRejects, written: countText(batch.openRejects) })}</p>
        <p>{stale === 0 ? text('reprocess.noReports') : text('reprocess.reports', { count: stale })}</p>
        {reprocess.isError ? (
          <ProblemNotice title={text('reprocess.failed')} error={reprocess.error} />
        ) : null}
      </Modal>
    </>
  );
}
