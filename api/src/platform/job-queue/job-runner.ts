import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import * as z from 'zod/mini';
import { blindTo } from '../access/blind/blindness';
import { readBlindScopes } from '../access/blind/read-blind-scopes';
import { isAllowed } from '../auth/current-user';
import { readUser } from '../auth/read-session';
import { refusalOf, toProblem } from '../http/error-handler';
import { Forbidden } from '../http/problems';
import { actForAllBrands, actForBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import type { JobFiles } from './job-files';
import type { JobHandler, JobOutcome, JobRun } from './job-handler';
import type { JobRow } from './queries/job-row';
import { readAnyJob } from './queries/read-jobs';
import { hasWaitingJobs, takeJob, type Taker } from './queries/take-job';
import { endJob, requeueJob, writeHeartbeat, type JobProgress } from './queries/write-job';

/** What a runner works with. */
export interface RunnerOptions {
  readonly store: Store;
  readonly clock: () => Date;
  readonly files: JobFiles;
  readonly handlers: readonly JobHandler<unknown>[];
  /** Told of what nobody foresaw; `id` of the job, where it was about one. */
  readonly onFailure: (error: unknown, id?: string) => void;
}

/** Runs the jobs of the store in this process. */
export interface JobRunner {
  /** Takes from the queue what may run now; resolves when all of it was taken. Does nothing once closing. */
  fill(): Promise<void>;
  /** Progress of a job that runs here, newer than the store's. */
  progressOf(id: string): JobProgress | undefined;
  /** Aborts the job and the query behind it, where it runs here. */
  abort(id: string): void;
  /** Resolves when the job ends here, or after `ms`. */
  endOf(id: string, ms: number): Promise<void>;
  /** Whether a job runs here. */
  isBusy(): boolean;
  /** Stops everything, waits until it has stopped, and gives what ran back to the queue. */
  close(): Promise<void>;
}

/** Until then a job can be read and its file downloaded. */
export const keptMs = 24 * 3_600_000;
// A cancel in another process reaches this one with the next beat: it has two seconds.
const beatMs = 1000;
// Fifteen beats: a process that is merely busy is not taken for dead.
const silentMs = 15_000;
// A job that takes its process down with it would do so for ever.
const mostAttempts = 3;

class JobStopped extends Error {
  readonly why: 'cancelled' | 'closing';

  constructor(why: JobStopped['why']) {
    super(why === 'cancelled' ? 'the job was cancelled' : 'the server is stopping');
    this.name = 'JobStopped';
    this.why = why;
  }
}

interface Running {
  readonly controller: AbortController;
  progress: JobProgress;
  settled: Promise<void>;
}

/** A runner that takes nothing yet: `fill` starts it, and from then on it looks at the queue every second. */
export function createJobRunner({ store, clock, files, handlers, onFailure }: RunnerOptions): JobRunner {
  const runner = randomUUID();
  const running = new Map<string, Running>();
  const ends = new EventEmitter().setMaxListeners(0);
  let filling = Promise.resolve();
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  function taker(): Taker {
    const now = clock();
    // One process holds the embedded store: whoever else ran something there is gone.
    const silentSince =
      store.engine === 'duckdb' ? new Date('9999-01-01') : new Date(now.getTime() - silentMs);
    return { runner, now, silentSince };
  }

  function fill(): Promise<void> {
    if (isClosing) return filling;
    timer ??= setInterval(
      () => (beating ??= actForAllBrands(beat).finally(() => (beating = undefined))),
      beatMs,
    ).unref();
    filling = filling.then(() => actForAllBrands(takeAll)).catch((error: unknown) => onFailure(error));
    return filling;
  }

  async function takeAll(): Promise<void> {
    while (!isClosing) {
      const id = await takeJob(store, taker());
      if (id === undefined) return;
      start(id);
    }
  }

  async function beat(): Promise<void> {
    try {
      for (const [id, { controller, progress }] of running) {
        const isOurs = await writeHeartbeat(store, { id, runner }, progress, clock());
        if (!isOurs) controller.abort(new JobStopped('cancelled'));
      }
      if (await hasWaitingJobs(store, taker())) await fill();
    } catch (error) {
      onFailure(error);
    }
  }

  function start(id: string): void {
    const entry: Running = {
      controller: new AbortController(),
      progress: { done: 0, total: 0, step: '' },
      settled: Promise.resolve(),
    };
    running.set(id, entry);
    // Taken while the server began to stop.
    if (isClosing) entry.controller.abort(new JobStopped('closing'));
    entry.settled = work(id, entry)
      .catch((error: unknown) => onFailure(error, id))
      .finally(() => {
        running.delete(id);
        ends.emit(id);
        void fill();
      });
  }

  async function work(id: string, entry: Running): Promise<void> {
    try {
      const outcome = await perform(id, entry);
      if (outcome.file !== undefined) await files.finish(id, runner);
      // Where it was cancelled meanwhile nothing is written; the file goes when the job is forgotten.
      await endJob(store, { ...endOfNow(id, entry), state: 'DONE', ...outcome });
    } catch (error) {
      await conclude(id, entry, error);
    } finally {
      await files.removeDraft(id, runner);
    }
  }

  async function perform(id: string, entry: Running): Promise<JobOutcome> {
    const { signal } = entry.controller;
    const row = await readAnyJob(store, id);
    if (row === undefined) throw new Error('a job was taken that is not there');
    const handler = handlers.find(({ kind }) => kind === row.kind);
    if (handler === undefined) throw new Error(`nothing here runs jobs of the kind ${row.kind}`);
    if (row.attempts > mostAttempts) throw new Error(`the process ended in each of ${mostAttempts} attempts`);
    const holder = await requireHolder(row, handler);
    signal.throwIfAborted();
    const input = z.parse(handler.input, row.input);
    const run: JobRun = {
      ...holder,
      store,
      startedAt: clock(),
      signal,
      filePath: await files.draftPath(id, runner),
      progress: (done, total, step) => (entry.progress = { done, total, step }),
    };
    return actForBrands([holder.brand.id], async () =>
      blindTo(await readBlindScopes(store, holder.owner), () => handler.run(input, run)),
    );
  }

  /** The owner and the brand. Errors: `Forbidden` where the right was withdrawn in the meantime. */
  async function requireHolder(row: JobRow, { access }: JobHandler<unknown>) {
    const owner = await readUser(store, row.ownerId, clock());
    const brand = owner?.brands.find(({ id }) => id === row.brandId);
    if (owner === undefined || brand === undefined || !isAllowed(owner, access, brand.id)) {
      throw new Forbidden(`It needs the permission ${access} for the brand, now too.`);
    }
    return { owner, brand };
  }

  async function conclude(id: string, entry: Running, error: unknown): Promise<void> {
    const { signal } = entry.controller;
    if (signal.aborted) {
      // What was cancelled is written as such by whoever cancelled it.
      if ((signal.reason as JobStopped).why === 'closing') await requeueJob(store, { id, runner });
      return;
    }
    const refusal = refusalOf(error);
    if (refusal.status >= 500) onFailure(error, id);
    await endJob(store, { ...endOfNow(id, entry), state: 'FAILED', problem: toProblem(refusal, id) });
  }

  function endOfNow(id: string, { progress }: Running) {
    const endedAt = clock();
    return { id, runner, progress, endedAt, expiresAt: new Date(endedAt.getTime() + keptMs) };
  }

  return {
    fill,
    progressOf: (id) => running.get(id)?.progress,
    abort: (id) => running.get(id)?.controller.abort(new JobStopped('cancelled')),
    isBusy: () => running.size > 0,
    async endOf(id, ms) {
      await once(ends, id, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      for (const { controller } of running.values()) controller.abort(new JobStopped('closing'));
      await filling;
      await beating;
      await Promise.all([...running.values()].map(({ settled }) => settled));
    },
  };
}
