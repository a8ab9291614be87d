import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Spin } from '@tallyhouse/shared/kit/feedback';
import { DownloadOutlined, SafetyCertificateOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect } from 'react';
import { useKeptReportsText } from '@tallyhouse/shared/kept-reports/i18n/use-kept-reports-text';
import { useOnlineText, type OnlineText } from '../../i18n/use-online-text';
import { BackToList } from '@tallyhouse/shared/kept-reports/back-to-list';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import type { ArchiveRefused } from './archive-refused';
import { ListedReports } from './listed-reports';
import { useLastReports } from './use-last-reports';

const fileName = 'lastreports.zip';

/** The archive of last reports: downloaded, checked, read as data, listed. */
export function LastReportsPage() {
  const text = useOnlineText();
  const words = useKeptReportsText();
  const host = useRemoteHost();
  const maySee = useSessionMay('reports.view-detail');
  const { mutate: open, data: outcome, error, isPending } = useLastReports();
  const isReady = maySee && host.session.brand !== null;
  const title = text('archive.title');
  useEffect(() => host.setTitle(title), [host, title]);
  useEffect(() => {
    if (isReady) open();
  }, [isReady, open]);
  const save =
    outcome === undefined ? null : (
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => saveDownload(outcome.download, fileName)}
      >
        {text('archive.save')}
      </Button>
    );
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={<BackToList />}
        detail={text('archive.subtitle')}
        actions={
          isReady ? (
            <>
              {save}
              <Button type="primary" loading={isPending} onClick={() => open()}>
                {text('archive.again')}
              </Button>
            </>
          ) : undefined
        }
      />
      {host.session.brand === null ? (
        <ChooseBrandNotice />
      ) : !maySee ? (
        <ForbiddenNotice title={words('forbidden')} permission="reports.view-detail" />
      ) : error !== null ? (
        <ProblemNotice
          title={text(error.name === 'WorkerFailed' ? 'archive.noWorker' : 'archive.failed')}
          error={error}
          note={error.name === 'WorkerFailed' ? text('archive.noWorkerNote') : undefined}
          onRetry={() => open()}
        />
      ) : outcome === undefined ? (
        <Flex align="center" gap={12} role="status">
          <Spin /> {text('archive.downloading')}
        </Flex>
      ) : outcome.kind === 'refused' ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={text('archive.refusedTitle')}
          description={
            <>
              <div>{refusalWords(outcome.error, text)}</div>
              <div>{text('archive.refusedNote')}</div>
            </>
          }
        />
      ) : (
        <>
          <p>
            <SafetyCertificateOutlined aria-hidden />{' '}
            {text('archive.checked', {
              count: outcome.archive.checkedEntries,
              kilobytes: Math.max(1, Math.round(outcome.archive.checkedBytes / 1024)),
            })}
          </p>
          <ListedReports script={outcome.archive.script} />
        </>
      )}
    </>
  );
}

function refusalWords({ reason, detail }: ArchiveRefused, text: OnlineText): string {
  const sentence = text(`archive.refused.${reason}`);
  return detail === '' ? sentence : `${sentence} ${text('archive.detail', { detail })}`;
}
