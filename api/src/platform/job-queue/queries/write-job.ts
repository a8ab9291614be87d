import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { TooManyRequests } from '../../http/problems';
import type { Param, Queryable, Store } from '../../../store/store';
import type { JobOutcome } from '../job-handler';
import { takeTurn } from './take-job';

/** A job as it is asked for. */
export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly ownerId: string;
  readonly brandId: string;
  readonly input: unknown;
  readonly createdAt: Date;
}

// More than anybody waits for; past it somebody's program runs in a loop.
const queuedPerOwner = 20;

/** Puts a job at the end of the queue, in the caller's transaction. Errors: `TooManyRequests` while the owner has twenty there. */
export async function insertJob(tx: Queryable, job: NewJob): Promise<void> {
  const turn = await takeTurn(tx);
  const [waiting] = await tx.query<{ jobs: number }>(
    `select count(*) as jobs from job where owner_id = $1 and state = 'QUEUED'`,
    [job.ownerId],
  );
  if (waiting !== undefined && waiting.jobs >= queuedPerOwner) {
    throw new TooManyRequests(30, `${queuedPerOwner} of your jobs are waiting: cancel some, or wait.`);
  }
  await tx.query(
    `insert into job (id, turn, kind, owner_id, brand_id, input, state, done, total, step, attempts, created_at)
     values ($1, $2, $3, $4, $5, cast($6 as json), 'QUEUED', 0, 0, '', 0, cast($7 as timestamp))`,
    [
      job.id,
      turn,
      job.kind,
      job.ownerId,
      job.brandId,
      JSON.stringify(job.input),
      job.createdAt.toISOString(),
    ],
  );
}

/** How far a job is. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
  readonly step: string;
}

// Every change is a transaction: the embedded store runs these one after the other, so that two never collide.

/** Says that `runner` still works on the job and how far it is. Gives false when the job is no longer the runner's. */
export async function writeHeartbeat(
  store: Store,
  { id, runner }: { readonly id: string; readonly runner: string },
  { done, total, step }: JobProgress,
  now: Date,
): Promise<boolean> {
  return changes(
    store,
    `update job set heartbeat_at = cast($3 as timestamp), done = $4, total = $5, step = $6
     where id = $1 and runner = $2 and state = 'RUNNING' returning id`,
    [id, runner, now.toISOString(), done, total, step],
  );
}

/** How a job ended, and how far it was. */
export interface JobEnd extends JobOutcome {
  readonly id: string;
  readonly runner: string;
  readonly state: Extract<Job['state'], 'DONE' | 'FAILED'>;
  readonly progress: JobProgress;
  readonly problem?: Problem;
  readonly endedAt: Date;
  readonly expiresAt: Date;
}

/** Writes the end of a job. Gives false, and changes nothing, when the job is no longer the runner's. */
export function endJob(store: Store, end: JobEnd): Promise<boolean> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return changes(
    store,
    `update job set state = $3, runner = null, done = $4, total = $5, step = $6, ended_at = cast($7 as timestamp),
       expires_at = cast($8 as timestamp), result = cast($9 as json), file = cast($10 as json),
       problem = cast($11 as json)
     where id = $1 and runner = $2 and state = 'RUNNING' returning id`,
    [
      end.id,
      end.runner,
      end.state,
      end.progress.done,
      end.progress.total,
      end.progress.step,
      end.endedAt.toISOString(),
      end.expiresAt.toISOString(),
      json(end.result),
      json(end.file),
      json(end.problem),
    ],
  );
}

/** Ends a job that waits or runs as CANCELLED. Gives false when it had ended: then it stays as it is. */
export function cancelJob(
  store: Store,
  job: { readonly id: string; readonly endedAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  return changes(
    store,
    `update job set state = 'CANCELLED', runner = null, ended_at = cast($2 as timestamp),
       expires_at = cast($3 as timestamp)
     where id = $1 and state in ('QUEUED', 'RUNNING') returning id`,
    [job.id, job.endedAt.toISOString(), job.expiresAt.toISOString()],
  );
}

/** Gives a running job back to its place in the queue, as if this attempt had not been. */
export function requeueJob(
  store: Store,
  { id, runner }: { readonly id: string; readonly runner: string },
): Promise<boolean> {
  return changes(
    store,
    `update job set state = 'QUEUED', runner = null, started_at = null, heartbeat_at = null,
       attempts = attempts - 1
     where id = $1 and runner = $2 and state = 'RUNNING' returning id`,
    [id, runner],
  );
}

/** Ids of jobs that are forgotten at `now`. */
export async function listForgottenJobs(store: Queryable, now: Date): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    'select id from job where expires_at <= cast($1 as timestamp)',
    [now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** Removes a job for good; its file must be gone before. */
export function deleteJob(store: Store, id: string): Promise<boolean> {
  return changes(store, 'delete from job where id = $1 returning id', [id]);
}

async function changes(store: Store, sql: string, params: readonly Param[]): Promise<boolean> {
  const rows = await store.tx((tx) => tx.query(sql, params));
  return rows.length > 0;
}
