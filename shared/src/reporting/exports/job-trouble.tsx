import type { Job } from '../../contracts/jobs';
import { Alert } from '../../kit/core';
import { ProblemCause, saysWhatToDo } from '../../ui/problem-cause';
import { ProblemNotice } from '../../ui/problem-notice';
import { DamagedDownload } from './download-in-parts';
import { useExportsText } from './use-exports-text';
import type { DownloadState } from './use-file-download';

interface JobTroubleProps {
  readonly job: Job;
  readonly download: { readonly state: DownloadState; readonly start: () => void };
}

/** Why a job failed, or why its file is not here, in words with the next step. */
export function JobTrouble({ job, download }: JobTroubleProps) {
  const text = useExportsText();
  const { state } = download;
  if (job.state === 'FAILED') {
    const { problem } = job;
    return (
      <Alert
        type="error"
        showIcon
        title={text('job.failed')}
        description={
          <>
            {problem === undefined ? null : (
              <div>
                <ProblemCause problem={problem} />
              </div>
            )}
            {problem !== undefined && saysWhatToDo(problem) ? null : <div>{text('job.failedNext')}</div>}
            <div>
              {text('job.traceId')} <code>{problem?.traceId ?? job.id}</code>
            </div>
          </>
        }
      />
    );
  }
  if (state.kind === 'saved') return <div role="status">{text('job.saved', { name: state.name })}</div>;
  if (state.kind === 'running') {
    const words = state.isWaiting ? 'job.waiting' : 'job.downloading';
    return <div role="status">{text(words, { percent: state.percent })}</div>;
  }
  if (state.kind !== 'failed') return null;
  if (state.error instanceof DamagedDownload) {
    return <Alert type="error" showIcon role="alert" title={text('job.damaged')} />;
  }
  return (
    <ProblemNotice
      title={text('job.downloadFailed')}
      error={state.error}
      note={text('job.downloadFailedNote')}
      onRetry={download.start}
    />
  );
}
