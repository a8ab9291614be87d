import { randomUUID } from 'node:crypto';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { refusalOf, toProblem } from '../http/error-handler';
import { NotFound, TooManyRequests } from '../problems';

/** What work gets while it runs. */
export interface JobRun {
  /** Aborts when the job is cancelled: hand it to every query. */
  readonly signal: AbortSignal;
  /** Says how far it is: `done` of `total` steps, and in words what is going on. */
  progress(done: number, total: number, step: string): void;
}

export interface JobOrder<T> {
  /** What kind of work, `online-simulation`. */
  readonly kind: string;
  /** Id of the user who may read and cancel it. */
  readonly owner: string;
  readonly work: (run: JobRun) => Promise<T>;
}

/** Work that was started. */
export interface StartedJob<T> {
  readonly id: string;
  /** As it stands now. */
  read(): Job;
  /** Its result, or undefined when it takes longer than `ms`; rejects as the work rejects within that time. */
  resultWithin(ms: number): Promise<{ readonly value: T } | undefined>;
}

/** Long work in this process, kept for 24 hours after it ended. */
export interface Jobs {
  /** Starts at once. Errors: `TooManyRequests` while the owner has two jobs running. */
  start<T>(order: JobOrder<T>): StartedJob<T>;
  /** Errors: `NotFound`, also for the jobs of others. */
  read(id: string, owner: string): Job;
  /** Aborts the job and the query behind it; one that ended stays as it is. */
  cancel(id: string, owner: string): Job;
  /** Aborts everything and waits until it has stopped. */
  close(): Promise<void>;
}

interface Entry {
  readonly owner: string;
  readonly controller: AbortController;
  readonly settled: Promise<unknown>;
  job: Job;
}

// Two at once: one to look at, one in the making; a third would only slow both.
const runningPerOwner = 2;
const keptMs = 24 * 3_600_000;

/** An empty job runner. `traceId` of a failed job is the job's id. */
export function createJobs(clock: () => Date, onFailure: (error: unknown, job: Job) => void): Jobs {
  const entries = new Map<string, Entry>();

  function find(id: string, owner: string): Entry {
    const entry = entries.get(id);
    if (entry?.owner !== owner) throw new NotFound('job');
    return entry;
  }

  function forgetOld(): void {
    const limit = clock().getTime() - keptMs;
    for (const [id, { job }] of entries) {
      if (job.endedAt !== null && Date.parse(job.endedAt) < limit) entries.delete(id);
    }
  }

  function start<T>(order: JobOrder<T>): StartedJob<T> {
    forgetOld();
    const running = [...entries.values()].filter(
      ({ owner, job }) => owner === order.owner && job.endedAt === null,
    );
    if (running.length >= runningPerOwner) {
      throw new TooManyRequests(5, 'Two of your jobs are running: wait for one, or cancel it.');
    }
    const id = `job_${randomUUID()}`;
    const controller = new AbortController();
    const outcome = Promise.resolve().then(() => {
      controller.signal.throwIfAborted();
      return order.work({
        signal: controller.signal,
        progress: (done, total, step) => change({ done, total, step }),
      });
    });
    const settled = outcome.then(
      (result) => end({ state: 'DONE', result }),
      (error: unknown) => fail(error),
    );
    const startedAt = clock().toISOString();
    const entry: Entry = {
      owner: order.owner,
      controller,
      settled,
      job: { id, kind: order.kind, state: 'RUNNING', done: 0, total: 0, step: '', startedAt, endedAt: null },
    };
    entries.set(id, entry);

    function change(part: Partial<Job>): void {
      if (entry.job.endedAt === null) entry.job = { ...entry.job, ...part };
    }
    function end(part: Partial<Job>): void {
      change({ ...part, endedAt: clock().toISOString() });
    }
    function fail(error: unknown): void {
      if (controller.signal.aborted) {
        end({ state: 'CANCELLED' });
        return;
      }
      const refusal = refusalOf(error);
      end({ state: 'FAILED', problem: toProblem(refusal, id) });
      if (refusal.status >= 500) onFailure(error, entry.job);
    }

    return { id, read: () => entry.job, resultWithin: (ms) => raceTime(outcome, ms) };
  }

  return {
    start,
    read: (id, owner) => find(id, owner).job,
    cancel(id, owner) {
      const entry = find(id, owner);
      if (entry.job.endedAt === null) {
        entry.controller.abort(new Error('the job was cancelled'));
        entry.job = { ...entry.job, state: 'CANCELLED', endedAt: clock().toISOString() };
      }
      return entry.job;
    },
    async close() {
      for (const { controller } of entries.values()) controller.abort(new Error('the server is stopping'));
      await Promise.all([...entries.values()].map(({ settled }) => settled));
    },
  };
}

async function raceTime<T>(outcome: Promise<T>, ms: number): Promise<{ readonly value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), ms);
  });
  try {
    return await Promise.race([outcome.then((value) => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}
