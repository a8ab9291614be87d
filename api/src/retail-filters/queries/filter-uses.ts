import { createSqlParams } from '../../figures/sql-params';
import type { Queryable } from '../../store/store';

/** Something that needs a filter. */
export interface FilterUse {
  readonly code: 'ACTIVE' | 'REPORT';
  readonly words: string;
}

/** States of a report that is under way to an authority. */
const pendingStates = ['PENDING_CONFIRMATION', 'RETURNED', 'CONFIRMED', 'SENDING', 'SEND_FAILED'] as const;

/** Who but `userId` uses a filter: others who have it active, and reports on their way that were made with it. */
export async function readFilterUses(
  store: Queryable,
  filterId: string,
  userId: string,
): Promise<FilterUse[]> {
  const active = await store.query<{ name: string }>(
    `select coalesce(u.name, a.user_id) as name from retail_filter_active a left join app_user u on u.id = a.user_id
     where a.filter_id = $1 and a.user_id <> $2 order by 1`,
    [filterId, userId],
  );
  const params = createSqlParams(filterId);
  const reports = await store.query<{ title: string; preparer: string }>(
    `select r.title as title, coalesce(u.name, r.prepared_by) as preparer
     from applied_filter af
     join report_content c on c.definition ->> 'appliedSetId' = af.set_id
     join report r on r.content_id = c.id
     left join app_user u on u.id = r.prepared_by
     where af.filter_id = $1 and r.state in (${params.addAll(pendingStates)}) order by r.prepared_at, r.id`,
    params.values,
  );
  return [
    ...active.map(({ name }): FilterUse => ({ code: 'ACTIVE', words: `${name} has it active` })),
    ...reports.map(({ title, preparer }): FilterUse => ({
      code: 'REPORT',
      words: `the report "${title}" of ${preparer} is on its way with it`,
    })),
  ];
}
