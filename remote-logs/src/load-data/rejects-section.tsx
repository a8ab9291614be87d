import { downloadRejects, type LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { DownloadOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { DrawerHeading } from './drawer-heading';
import { unmaskHeaders } from './load-data-queries';
import { RejectCounts } from './reject-counts';
import { RejectList } from './reject-list';
import { Reprocess } from './reprocess';

/** What was refused of a batch and why, as a list and as a file, and the way to try it again. */
export function RejectsSection({ batch }: { readonly batch: LoadBatchDetail }) {
  const { http } = useRemoteHost();
  const text = useLoadDataText();
  const [unmaskReason, setUnmaskReason] = useState<string | null>(null);
  const download = useMutation({
    mutationFn: () =>
      http.download(downloadRejects, { params: { id: batch.id }, ...unmaskHeaders(unmaskReason) }),
    onSuccess: (file) => saveDownload(file, `rejects-${batch.id}.csv`),
  });
  return (
    <section>
      <DrawerHeading words={text('drawer.rejects')} />
      {batch.rejected === 0 ? (
        <Typography.Text type="secondary">{text('drawer.noRejects')}</Typography.Text>
      ) : (
        <>
          <RejectCounts batch={batch} />
          {batch.rejectsNotKept === undefined ? null : (
            <Typography.Paragraph>
              {text('drawer.rejectsNotKept', {
                rejected: countText(batch.rejected),
                kept: countText(batch.rejected - batch.rejectsNotKept),
              })}
            </Typography.Paragraph>
          )}
          <Flex gap="small" wrap align="start" className="th-after-12">
            <ActionButton
              icon={<DownloadOutlined aria-hidden />}
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {text('rejectsFile')}
            </ActionButton>
            <Reprocess batch={batch} />
          </Flex>
          {download.isError ? (
            <ProblemNotice
              title={text('rejectsFileFailed')}
              error={download.error}
              onRetry={() => download.mutate()}
            />
          ) : null}
          <RejectList batchId={batch.id} unmaskReason={unmaskReason} onUnmask={setUnmaskReason} />
        </>
      )}
    </section>
  );
}
