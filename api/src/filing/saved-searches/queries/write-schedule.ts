import type { ExportFormat } from '@tallyhouse/shared/contracts/exports';
import type { Queryable } from '../../../store/store';

/** When a search is run by itself. */
export interface ScheduleWrite {
  readonly searchId: string;
  readonly brandId: string;
  readonly cron: string;
  readonly format: ExportFormat;
  readonly nextAt: Date;
}

export async function writeSchedule(tx: Queryable, schedule: ScheduleWrite): Promise<void> {
  const { searchId, brandId, cron, format, nextAt } = schedule;
  await tx.query(
    `insert into saved_search_schedule (search_id, brand_id, cron, format, next_at)
     values ($1, $2, $3, $4, cast($5 as timestamp))
     on conflict (search_id) do update set cron = excluded.cron, format = excluded.format,
       next_at = excluded.next_at, last_problem = null`,
    [searchId, brandId, cron, format, nextAt.toISOString()],
  );
}

export async function deleteSchedule(tx: Queryable, searchId: string): Promise<void> {
  await tx.query('delete from saved_search_schedule where search_id = $1', [searchId]);
}

/** A run that is due. */
export interface DueRun {
  readonly searchId: string;
  readonly brandId: string;
  readonly ownerId: string;
  readonly cron: string;
  readonly format: ExportFormat;
  readonly nextAt: string;
}

/** Runs due at `now`, the longest due first; those of deleted searches wait. */
export function readDueRuns(store: Queryable, now: Date): Promise<DueRun[]> {
  return store.query<DueRun>(
    `select c.search_id as "searchId", c.brand_id as "brandId", s.owner_id as "ownerId", c.cron as "cron",
       c.format as "format", c.next_at as "nextAt"
     from saved_search_schedule c join saved_search s on s.id = c.search_id
     where c.next_at <= cast($1 as timestamp) and s.deleted_at is null order by c.next_at, c.search_id limit 100`,
    [now.toISOString()],
  );
}

/** Takes a due run; false when another process was quicker. `next` null ends the schedule: it names no time any more. */
export async function takeRun(
  tx: Queryable,
  { searchId, nextAt }: DueRun,
  { now, next }: { readonly now: Date; readonly next: Date | null },
): Promise<boolean> {
  const taken = await tx.query(
    `update saved_search_schedule set next_at = cast($3 as timestamp), last_at = cast($4 as timestamp)
     where search_id = $1 and next_at = cast($2 as timestamp) returning search_id`,
    [searchId, nextAt, (next ?? new Date('9999-12-31T00:00:00Z')).toISOString(), now.toISOString()],
  );
  return taken.length > 0;
}

/** What became of a run: the job that writes its file, or why there is none. */
export async function writeOutcome(
  tx: Queryable,
  searchId: string,
  { jobId, problem }: { readonly jobId: string | null; readonly problem: string | null },
): Promise<void> {
  await tx.query(
    'update saved_search_schedule set last_job_id = $2, last_problem = $3 where search_id = $1',
    [searchId, jobId, problem],
  );
}
