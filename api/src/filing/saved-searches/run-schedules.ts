import { isAllowed } from '../../platform/auth/current-user';
import { readUser } from '../../platform/auth/read-session';
import { exportOrder } from '../exports/export-job';
import { requireSource } from '../exports/export-source';
import type { Jobs } from '../../platform/job-queue/jobs';
import { ProblemError } from '../../platform/http/problems';
import { actForAllBrands, actForBrands } from '../../store/brand-scope';
import type { Queryable, Store } from '../../store/store';
import { writtenLocaleSchema } from '@tallyhouse/shared/contracts/locales';
import { nextRun } from './cron';
import { findSearch } from './queries/read-searches';
import { readDueRuns, takeRun, writeOutcome, type DueRun } from './queries/write-schedule';
import { sourceAt } from './schedule-search';

/** What schedules run over. */
export interface ScheduleContext {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: () => Date;
}

/**
 * Starts what is due: one step of the background loop. Gives the number of runs.
 *
 * A run is taken, and its job put into the queue, in one transaction: neither a kill nor a second process runs it twice or
 * loses it. However many times passed while the server was down, it is run once.
 */
export async function runDueSchedules({ store, jobs, clock }: ScheduleContext): Promise<number> {
  const now = clock();
  const due = await actForAllBrands(() => readDueRuns(store, now));
  let runs = 0;
  for (const run of due) {
    const isOurs = await actForBrands([run.brandId], () => runOne({ store, jobs, now }, run));
    if (isOurs) runs += 1;
  }
  return runs;
}

interface RunContext {
  readonly store: Store;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly now: Date;
}

function runOne({ store, jobs, now }: RunContext, run: DueRun): Promise<boolean> {
  return store.tx(async (tx) => {
    const [brand] = await tx.query<{ zone: string }>('select zone from brand where id = $1', [run.brandId]);
    const next = nextRun(run.cron, brand?.zone ?? 'UTC', now);
    if (!(await takeRun(tx, run, { now, next }))) return false;
    await writeOutcome(tx, run.searchId, await order(tx, run, { jobs, now }));
    return true;
  });
}

/** Puts the export into the queue, as its owner may order it now. */
async function order(
  tx: Queryable,
  { searchId, brandId, ownerId, format }: DueRun,
  { jobs, now }: Pick<RunContext, 'jobs' | 'now'>,
): Promise<{ readonly jobId: string | null; readonly problem: string | null }> {
  const owner = await readUser(tx, ownerId, now);
  const brand = owner?.brands.find(({ id }) => id === brandId);
  const search = await findSearch(tx, { brandId, userId: ownerId }, searchId);
  if (owner === undefined || brand === undefined || search === undefined) {
    return { jobId: null, problem: 'Its owner no longer has access to this brand.' };
  }
  if (!isAllowed(owner, exportOrder.access, brandId)) {
    return { jobId: null, problem: `Its owner no longer has the permission ${exportOrder.access}.` };
  }
  try {
    const source = sourceAt(search, brand, now);
    requireSource(source, owner, brand);
    const language = writtenLocaleSchema.safeParse(owner.locale).data ?? 'en';
    const input = { source, format, language, orderedAt: now.toISOString() };
    return { jobId: await jobs.enqueue(tx, exportOrder, { ownerId, brandId, input }), problem: null };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { jobId: null, problem: error.detail ?? error.message };
  }
}
