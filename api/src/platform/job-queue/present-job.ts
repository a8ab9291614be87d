import type { Job, JobAbout } from '@tallyhouse/shared/contracts/jobs';
import type { JobProgress } from './queries/write-job';
import type { JobRow } from './queries/job-row';

/** A stored job as the contract writes it; `latest` is newer than the store's progress, where it runs here. */
export function presentJob(row: JobRow, latest?: JobProgress, about?: JobAbout): Job {
  const { id, kind, state, createdAt, startedAt, endedAt, expiresAt } = row;
  const { done, total, step } = (state === 'RUNNING' ? latest : undefined) ?? row;
  return {
    id,
    kind,
    ...(about === undefined ? {} : { about }),
    state,
    done,
    total,
    step,
    ...(state === 'QUEUED' ? { place: row.ahead + 1 } : {}),
    createdAt,
    startedAt,
    endedAt,
    expiresAt,
    ...(state === 'DONE' && row.result !== null ? { result: row.result } : {}),
    ...(state === 'DONE' && row.file !== null ? { file: row.file } : {}),
    ...(row.problem === null ? {} : { problem: row.problem }),
  };
}
