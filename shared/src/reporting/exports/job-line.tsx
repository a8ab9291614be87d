import type { Job } from '../../contracts/jobs';
import type { HttpClient } from '../../contracts/remote';
import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { Progress } from '../../kit/feedback';
import { adoptStyles } from '../../ui/adopt-styles';
import { StateTag, type StateKind } from '../../ui/state-tag';
import { isOver } from '../use-job';
import { JobActions } from './job-actions';
import { JobTrouble } from './job-trouble';
import { useJobKind, useJobTitle } from './job-title';
import { formatWords, progressWords, sizeWords } from './job-words';
import { useExportsText, type ExportsText } from './use-exports-text';
import { useFileDownload } from './use-file-download';
import { useTimeLeft } from './use-time-left';

const styles = `
.th-job { padding-block: 12px; border-block-end: 1px solid var(--th-line); min-width: 0; color: var(--th-ink); }
.th-job:last-child { border-block-end: 0; }
.th-job-head { display: flex; gap: 8px; align-items: flex-start; justify-content: space-between; }
.th-job-title { font-weight: 600; overflow-wrap: anywhere; min-width: 0; }
.th-job-note { color: var(--th-ink-soft); font-size: 13px; line-height: 18px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.th-job-actions { display: flex; flex-wrap: wrap; gap: 4px 8px; margin-block-start: 6px; }
`;

const looks: Readonly<Record<Job['state'], { readonly kind: StateKind; readonly mark: string }>> = {
  QUEUED: { kind: 'neutral', mark: '…' },
  RUNNING: { kind: 'active', mark: '◔' },
  DONE: { kind: 'good', mark: '✓' },
  FAILED: { kind: 'bad', mark: '✕' },
  CANCELLED: { kind: 'neutral', mark: '×' },
};

export interface JobLineProps {
  readonly http: HttpClient;
  readonly job: Job;
  /** In which instants are shown. */
  readonly zone: string;
  /** Leads to a screen of the product; without it there is no “Open”. */
  readonly onOpen?: ((address: string) => void) | undefined;
  /** Whether the job may be taken out of the list here. */
  readonly canForget?: boolean;
}

/** One job: what it is, how far it is, and what can be done with it. */
export function JobLine({ http, job, zone, onOpen, canForget = true }: JobLineProps) {
  adoptStyles(styles);
  const text = useExportsText();
  const left = useTimeLeft(job);
  const download = useFileDownload(http, job);
  const title = useJobTitle()(job);
  const kind = useJobKind()(job.kind);
  return (
    <div className="th-job">
      <div className="th-job-head">
        <span className="th-job-title">{title}</span>
        <StateTag {...looks[job.state]} word={text(`job.state.${job.state}`)} />
      </div>
      <div className="th-job-note">{[kind, ...notesOf(job, zone, text)].join(' · ')}</div>
      {isOver(job) ? null : (
        <>
          <Progress
            percent={job.total === 0 ? 0 : Math.floor((job.done / job.total) * 100)}
            status="active"
            size="small"
            aria-label={text('job.label', { title })}
          />
          <div className="th-job-note">{progressWords(job, left, text)}</div>
        </>
      )}
      <JobTrouble job={job} download={download} />
      <JobActions http={http} job={job} download={download} canForget={canForget} onOpen={onOpen} />
    </div>
  );
}

function notesOf(job: Job, zone: string, text: ExportsText): string[] {
  const { about } = job;
  return [
    ...(about === undefined ? [] : [about.brandName]),
    ...(about?.period === null || about?.period === undefined ? [] : [periodText(about.period)]),
    ...(about?.format === null || about?.format === undefined ? [] : [formatWords(about.format, text)]),
    ...(job.file === undefined ? [] : [sizeWords(job.file.sizeBytes, text)]),
    instantText(job.createdAt, zone),
    ...(job.state === 'DONE' && job.file !== undefined && job.expiresAt !== null
      ? [text('job.kept', { until: instantText(job.expiresAt, zone) })]
      : []),
  ];
}
