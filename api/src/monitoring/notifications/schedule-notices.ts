import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../store/store';
import type { Notice, Notices } from './notice';
import { noticeIn } from './notice-words';

interface ScheduledRun {
  readonly sourceId: string;
  readonly brandId: string;
  readonly ownerId: string;
  readonly searchId: string;
  readonly name: string;
  readonly ranAt: Instant;
  readonly jobId: string | null;
  readonly problem: string | null;
}

function readScheduledRuns(store: Queryable, since: Date): Promise<ScheduledRun[]> {
  const sourceId = `'schedule:' || c.search_id || ':' || cast(c.last_at as varchar)`;
  return store.query<ScheduledRun>(
    `select ${sourceId} as "sourceId", c.brand_id as "brandId", s.owner_id as "ownerId", s.id as "searchId",
       s.name as "name", c.last_at as "ranAt", c.last_job_id as "jobId", c.last_problem as "problem"
     from saved_search_schedule c
     join saved_search s on s.id = c.search_id
     where c.last_at >= cast($1 as timestamp)
       and not exists (select 1 from notified n where n.source_id = ${sourceId})
     order by c.last_at, c.search_id`,
    [since.toISOString()],
  );
}

/** Saved searches that ran by themselves since: told to their owner. */
export async function collectScheduleNotices(store: Queryable, since: Date): Promise<Notices> {
  const runs = await readScheduledRuns(store, since);
  return { notices: runs.map(noticeOf), noted: runs.map(({ sourceId, brandId }) => ({ sourceId, brandId })) };
}

function noticeOf({
  sourceId,
  brandId,
  ownerId,
  searchId,
  name,
  ranAt,
  jobId,
  problem,
}: ScheduledRun): Notice {
  return {
    sourceId,
    event: 'SCHEDULED_RUN',
    brandId,
    ...(problem === null
      ? noticeIn('SEARCH_RAN', { name, ranAt })
      : noticeIn('SEARCH_FAILED', { name, problem })),
    object: jobId === null ? { kind: 'saved-search', id: searchId } : { kind: 'job', id: jobId },
    link: `/save-search?id=${encodeURIComponent(searchId)}`,
    isFor: (person) => person.id === ownerId && person.may('reports.view', brandId),
  };
}
