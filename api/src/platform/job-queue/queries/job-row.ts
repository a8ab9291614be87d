import type { Job, JobFile } from '@tallyhouse/shared/contracts/jobs';
import type { Problem } from '@tallyhouse/shared/contracts/problem';

/** A job as the store keeps it. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly brandId: string;
  readonly input: unknown;
  readonly state: Job['state'];
  readonly done: number;
  readonly total: number;
  readonly step: string;
  readonly attempts: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly expiresAt: string | null;
  readonly result: unknown;
  readonly file: JobFile | null;
  readonly problem: Problem | null;
  /** Jobs in the queue before this one. */
  readonly ahead: number;
}

/** SELECT of whole jobs from `job j`. */
export const selectJobs = `select j.id as "id", j.kind as "kind", j.owner_id as "ownerId", j.brand_id as "brandId",
    j.input as "input", j.state as "state", j.done as "done", j.total as "total", j.step as "step",
    j.attempts as "attempts", j.created_at as "createdAt", j.started_at as "startedAt", j.ended_at as "endedAt",
    j.expires_at as "expiresAt", j.result as "result", j.file as "file", j.problem as "problem",
    (select count(*) from job q where q.state = 'QUEUED' and q.turn < j.turn) as "ahead"
  from job j`;
