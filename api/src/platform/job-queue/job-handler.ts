import type * as z from 'zod/mini';
import type { JobAbout, JobFile } from '@tallyhouse/shared/contracts/jobs';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import type { Store } from '../../store/store';

/** What work gets while it runs. */
export interface JobRun {
  readonly store: Store;
  /** Who asked for it and for which brand, as they are at the start of this attempt. */
  readonly owner: CurrentUser;
  readonly brand: ActiveBrand;
  /** When this attempt began. */
  readonly startedAt: Date;
  /** Aborts when the job is cancelled or the server stops: hand it to every query. */
  readonly signal: AbortSignal;
  /** Where the job's file belongs, in a folder that is there. Nothing lies there that is worth keeping. */
  readonly filePath: string;
  /** Says how far it is: `done` of `total` steps, and in words what is going on. */
  readonly progress: (done: number, total: number, step: string) => void;
}

/** What came of it: something to read with the job, or a file at `filePath`. */
export interface JobOutcome {
  readonly result?: unknown;
  readonly file?: JobFile;
}

/** What a job works on; its brand is known. */
export type JobSubject = Omit<JobAbout, 'brandId' | 'brandName'>;

/**
 * One kind of long work.
 *
 * A server may be killed at any moment and the next one calls `run` again with the same input, so `run` must give the
 * same outcome however often it was begun. Its docstring says how it resumes.
 */
export interface JobHandler<Input> extends JobKind<Input> {
  run(input: Input, run: JobRun): Promise<JobOutcome>;
}

/** What a kind of work is ordered by. */
export interface JobKind<Input> {
  readonly kind: string;
  /** What is kept in the store between order and run. */
  readonly input: z.ZodMiniType<Input>;
  /** Checked again at each attempt: a right can be withdrawn while a job waits. */
  readonly access: Permission;
  /** What the job called `id` works on, in words for who looks at a list of jobs. */
  about?(input: Input, job: { readonly id: string; readonly brand: ActiveBrand }): JobSubject;
}
