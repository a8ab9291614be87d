import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Job, JobFile } from '@tallyhouse/shared/contracts/jobs';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { Conflict, NotFound, ProblemError } from '../http/problems';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { createJobFiles } from './job-files';
import type { JobKind } from './job-handler';
import { createJobRunner, keptMs, type RunnerOptions } from './job-runner';
import { aboutOf } from './job-about';
import { presentJob } from './present-job';
import type { JobRow } from './queries/job-row';
import { readAnyJob, readJobOf, readJobsOf, type JobReader } from './queries/read-jobs';
import { cancelJob, deleteJob, insertJob, listForgottenJobs } from './queries/write-job';
import { requireShown } from '../access/blind/blindness';

/** What is asked for, by whom and for which brand. */
export interface JobOrder<Input> {
  readonly ownerId: string;
  readonly brandId: string;
  readonly input: Input;
}

/** A file of a job, as it lies on the disk. */
export interface StoredJobFile extends JobFile {
  readonly path: string;
}

/**
 * Long work, kept in the store until 24 hours after it ended: a restart goes on with what was queued or running.
 *
 * Two jobs of a user run at once and three in all, over every process of the store; the rest wait in order.
 */
export interface Jobs {
  /** Puts the work in the queue; it starts at once where there is room. Errors: `TooManyRequests` past twenty waiting. */
  start<Input>(work: JobKind<Input>, order: JobOrder<Input>): Promise<Job>;
  /**
   * Puts the work in the queue in a transaction of the caller's, for what must happen with it or not at all. It starts
   * within a second after that. Gives the job's id. Errors: as `start`.
   */
  enqueue<Input>(tx: Queryable, work: JobKind<Input>, order: JobOrder<Input>): Promise<string>;
  /**
   * The job's result, or undefined when it takes longer than `ms` or was cancelled; rejects as the work was refused.
   *
   * Where another process runs the job, it is looked at once more when the time is over.
   */
  resultWithin(id: string, ms: number): Promise<{ readonly value: unknown } | undefined>;
  /** Newest first, without their results. */
  list(reader: JobReader): Promise<Job[]>;
  /** Errors: `NotFound`, also for the jobs of others and for brands that the reader lost; `FIGURES_WITHHELD`. */
  read(id: string, reader: JobReader): Promise<Job>;
  /** The file that the job made. Errors: as for `read`; `NotFound` while there is none. */
  fileOf(id: string, reader: JobReader): Promise<StoredJobFile>;
  /** Aborts the job and the query behind it; one that ended stays as it is. */
  cancel(id: string, reader: JobReader): Promise<Job>;
  /** Forgets a job that has ended, with its file. Errors: `JOB_UNDER_WAY` before that. */
  remove(id: string, reader: JobReader): Promise<void>;
  /** Takes up what waits in the store, and forgets what is over. Never rejects. */
  open(): Promise<void>;
  /**
   * Aborts everything, waits until it has stopped, and leaves it in the queue for the next process.
   *
   * What has not stopped after five seconds is left as it is: the next process finds it as after a kill.
   */
  close(): Promise<void>;
}

/** What jobs are made over; files go below `dataDir`. */
export interface JobsOptions extends Omit<RunnerOptions, 'files'> {
  readonly dataDir: string;
}

const forgetEveryMs = 3_600_000;
// Who restarts a service does not wait, least of all for a store that does not answer.
const stopMs = 5000;
const idleStopMs = 1000;

/** The jobs of a store. `traceId` of a failed job is the job's id. */
export function createJobs({ dataDir, ...options }: JobsOptions): Jobs {
  const { store, clock, onFailure, handlers } = options;
  const files = createJobFiles(dataDir);
  const runner = createJobRunner({ ...options, files });
  let timer: NodeJS.Timeout | undefined;
  let opening = Promise.resolve();

  async function find(id: string, reader: JobReader): Promise<JobRow> {
    const row = await readJobOf(store, reader, { id, now: clock() });
    if (row === undefined) throw new NotFound('job');
    return row;
  }

  const present = (row: JobRow, reader: JobReader | null) =>
    presentJob(row, runner.progressOf(row.id), reader === null ? undefined : aboutOf(row, handlers, reader));
  const read = async (id: string, reader: JobReader) => {
    const row = await find(id, reader);
    if (row.result !== null) requireShownWork(row, reader);
    return present(row, reader);
  };

  /** What was made while it might be shown may not be given out again while it may not. */
  function requireShownWork(row: JobRow, reader: JobReader): void {
    requireShown({
      brandId: row.brandId,
      period: aboutOf(row, handlers, reader)?.period ?? undefined,
      madeAt: row.startedAt ?? row.createdAt,
    });
  }

  async function forget(): Promise<void> {
    try {
      await actForAllBrands(async () => {
        for (const id of await listForgottenJobs(store, clock())) {
          await files.removeAll(id);
          await deleteJob(store, id);
        }
      });
    } catch (error) {
      onFailure(error);
    }
  }

  async function enqueue<Input>(
    tx: Queryable,
    { kind }: JobKind<Input>,
    { input, ...who }: JobOrder<Input>,
  ): Promise<string> {
    const id = `job_${randomUUID()}`;
    await insertJob(tx, { id, kind, ...who, input, createdAt: clock() });
    return id;
  }

  return {
    read,
    enqueue,
    async start(handler, order) {
      const id = await store.tx((tx) => enqueue(tx, handler, order));
      await runner.fill();
      return present(await requireRow(id), null);
    },
    async resultWithin(id, ms) {
      // Listening before looking: it may end in between.
      const ended = runner.endOf(id, ms);
      const row = await requireRow(id);
      if (row.endedAt !== null) return resultOf(row);
      await ended;
      return resultOf(await requireRow(id));
    },
    async list(reader) {
      const rows = await readJobsOf(store, reader, clock());
      return rows.map((row) => present({ ...row, result: null }, reader));
    },
    async fileOf(id, reader) {
      const row = await find(id, reader);
      const { state, file } = row;
      if (state !== 'DONE' || file === null) throw new NotFound('file');
      requireShownWork(row, reader);
      return { ...file, path: files.pathOf(id) };
    },
    async cancel(id, reader) {
      await find(id, reader);
      // Before it is written: the work may hold what the writing would wait for.
      runner.abort(id);
      const endedAt = clock();
      await cancelJob(store, { id, endedAt, expiresAt: new Date(endedAt.getTime() + keptMs) });
      await runner.fill();
      return read(id, reader);
    },
    async remove(id, reader) {
      const { endedAt } = await find(id, reader);
      if (endedAt === null) {
        throw new Conflict(
          'JOB_UNDER_WAY',
          'This job is still running',
          'Cancel it first, or wait until it ends.',
        );
      }
      await files.removeAll(id);
      await deleteJob(store, id);
    },
    open() {
      timer = setInterval(() => void forget(), forgetEveryMs).unref();
      opening = forget().then(() => runner.fill());
      return opening;
    },
    async close() {
      clearInterval(timer);
      const stopped = Promise.all([runner.close(), opening]);
      await Promise.race([
        stopped,
        setTimeout(runner.isBusy() ? stopMs : idleStopMs, undefined, { ref: false }),
      ]);
    },
  };

  async function requireRow(id: string): Promise<JobRow> {
    const row = await readAnyJob(store, id);
    if (row === undefined) throw new Error(`job ${id} was written and is not there`);
    return row;
  }
}

function resultOf({ state, result, problem }: JobRow): { readonly value: unknown } | undefined {
  if (problem !== null) throw refusalFrom(problem);
  return state === 'DONE' ? { value: result } : undefined;
}

function refusalFrom({ status, code, title, detail, errors }: Problem): ProblemError {
  return new ProblemError(status, code, title, {
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
  });
}
