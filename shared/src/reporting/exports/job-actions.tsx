import { cancelJob, removeJob, type Job } from '../../contracts/jobs';
import type { HttpClient } from '../../contracts/remote';
import { Button } from '../../kit/core';
import { CloseOutlined, DeleteOutlined, DownloadOutlined, RightOutlined } from '../../kit/icons';
import { Popconfirm } from '../../kit/modal';
import { useMutation } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { isOver } from '../use-job';
import { addressOf } from './job-about';
import { useJobTitle } from './job-title';
import { useExportsText } from './use-exports-text';
import type { DownloadState } from './use-file-download';
import { useAnnounceJob, useDropJob } from './use-jobs';

interface JobActionsProps {
  readonly http: HttpClient;
  readonly job: Job;
  readonly download: {
    readonly state: DownloadState;
    readonly start: () => void;
    readonly stop: () => void;
  };
  readonly canForget: boolean;
  readonly onOpen: ((address: string) => void) | undefined;
}

/** Cancel while a job is under way; download, open and remove once it has ended. */
export function JobActions({ http, job, download, canForget, onOpen }: JobActionsProps) {
  const text = useExportsText();
  const announce = useAnnounceJob();
  const drop = useDropJob();
  const title = useJobTitle()(job);
  const goTo = job.about?.goTo ?? null;
  const cancelling = useMutation({
    mutationFn: () => http.call(cancelJob, { params: { id: job.id } }),
    onSuccess: announce,
  });
  const forgetting = useMutation({
    mutationFn: () => http.call(removeJob, { params: { id: job.id } }),
    onSuccess: () => drop(job.id),
  });
  return (
    <>
      <div className="th-job-actions">
        {isOver(job) ? null : (
          <Button
            size="small"
            icon={<CloseOutlined aria-hidden />}
            loading={cancelling.isPending}
            aria-label={text('job.cancelNamed', { title })}
            onClick={() => cancelling.mutate()}
          >
            {text(cancelling.isPending ? 'job.cancelling' : 'job.cancel')}
          </Button>
        )}
        {job.file === undefined ? null : download.state.kind === 'running' ? (
          <Button size="small" icon={<CloseOutlined aria-hidden />} onClick={download.stop}>
            {text('job.stopDownload')}
          </Button>
        ) : (
          <Button
            size="small"
            type="primary"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={text('job.downloadNamed', { title })}
            onClick={download.start}
          >
            {text('job.download')}
          </Button>
        )}
        {goTo === null || onOpen === undefined ? null : (
          <Button
            size="small"
            icon={<RightOutlined aria-hidden className="th-mirrored" />}
            aria-label={text('job.openNamed', { title })}
            onClick={() => onOpen(addressOf(goTo))}
          >
            {text('job.open')}
          </Button>
        )}
        {isOver(job) && canForget ? (
          <Popconfirm
            title={text('job.forgetAsk', { title })}
            description={text('job.forgetExplain')}
            okText={text('job.forgetYes')}
            cancelText={text('job.forgetNo')}
            okButtonProps={{ danger: true }}
            disabled={job.file === undefined}
            onConfirm={() => forgetting.mutate()}
          >
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              loading={forgetting.isPending}
              aria-label={text('job.forgetNamed', { title })}
              onClick={job.file === undefined ? () => forgetting.mutate() : undefined}
            >
              {text('job.forget')}
            </Button>
          </Popconfirm>
        ) : null}
      </div>
      {cancelling.error === null ? null : (
        <ProblemNotice
          title={text('job.cancelFailed')}
          error={cancelling.error}
          onRetry={() => cancelling.mutate()}
        />
      )}
      {forgetting.error === null ? null : (
        <ProblemNotice
          title={text('job.forgetFailed')}
          error={forgetting.error}
          onRetry={() => forgetting.mutate()}
        />
      )}
    </>
  );
}
