import { createSqlParams } from '../../figures/sql-params';
import type { Queryable } from '../../store/store';

/** Something that needs a filter. */
export interface FilterUse {
  readonly code: 'ACTIVE' | 'REPORT' | 'SAVED_SEARCH';
  readonly words: string;
}

/** States of a report that is under way to an authority. */
const pendingStates = ['PENDING_CONFIRMATION', 'RETURNED', 'CONFIRMED', 'SENDING', 'SEND_FAILED'] as const;

/**
 * Who but `userId` uses a filter: others who have it active or in a saved search, reports on their way that were made with
 * it, and whatever is run by itself.
 */
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
  const searches = await readSearchUses(store, filterId, userId);
  return [
    ...active.map(({ name }): FilterUse => ({ code: 'ACTIVE', words: `${name} has it active` })),
    ...reports.map(({ title, preparer }): FilterUse => ({
      code: 'REPORT',
      words: `the report "${title}" of ${preparer} is on its way with it`,
    })),
    ...searches,
  ];
}

/** Searches of others that name a set with the filter, and scheduled ones of anybody. A private one's name is not told. */
async function readSearchUses(store: Queryable, filterId: string, userId: string): Promise<FilterUse[]> {
  const searches = await store.query<{
    name: string;
    owner: string;
    isTold: boolean;
    isScheduled: boolean;
  }>(
    `select s.name as "name", coalesce(u.name, s.owner_id) as "owner",
       (s.shared or s.owner_id = $2) as "isTold", c.search_id is not null as "isScheduled"
     from applied_filter af
     join applied_filter_set fs on fs.id = af.set_id
     join saved_search s on s.brand_id = fs.brand_id and (s.query ->> 'appliedSetId') = af.set_id
     left join saved_search_schedule c on c.search_id = s.id
     left join app_user u on u.id = s.owner_id
     where af.filter_id = $1 and s.deleted_at is null and (s.owner_id <> $2 or c.search_id is not null)
     order by lower(s.name), s.id`,
    [filterId, userId],
  );
  return searches.map(({ name, owner, isTold, isScheduled }) => ({
    code: 'SAVED_SEARCH',
    words: `${isTold ? `the saved search "${name}"` : 'a saved search'} of ${owner} ${isScheduled ? 'is run by itself' : 'looks'} with it`,
  }));
}
