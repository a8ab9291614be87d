import { createSqlParams } from '../../../../store/sql-params';
import type { Queryable } from '../../../../store/store';
import { nameColumns } from '../../../../platform/auth/named-people';
import { personInWords } from '@tallyhouse/shared/contracts/people';

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
  const active = await store.query<{ holderName: string; holderAccount: string | null }>(
    `select ${nameColumns('holderName', { user: 'u', id: 'a.user_id' })} from retail_filter_active a left join app_user u on u.id = a.user_id
     where a.filter_id = $1 and a.user_id <> $2 order by "holderName", a.user_id`,
    [filterId, userId],
  );
  const params = createSqlParams(filterId);
  const reports = await store.query<{ title: string; preparer: string; preparerAccount: string | null }>(
    `select r.title as "title", ${nameColumns('preparer', { user: 'u', id: 'r.prepared_by' })}
     from applied_filter af
     join report_content c on c.definition ->> 'appliedSetId' = af.set_id
     join report r on r.content_id = c.id
     left join app_user u on u.id = r.prepared_by
     where af.filter_id = $1 and r.state in (${params.addAll(pendingStates)}) order by r.prepared_at, r.id`,
    params.values,
  );
  const searches = await readSearchUses(store, filterId, userId);
  return [
    ...active.map(({ holderName, holderAccount }): FilterUse => ({
      code: 'ACTIVE',
      words: `${personInWords(holderName, holderAccount)} has it active`,
    })),
    ...reports.map(({ title, preparer, preparerAccount }): FilterUse => ({
      code: 'REPORT',
      words: `the report "${title}" of ${personInWords(preparer, preparerAccount)} is on its way with it`,
    })),
    ...searches,
  ];
}

/** Searches of others that name a set with the filter, and scheduled ones of anybody. A private one's name is not told. */
async function readSearchUses(store: Queryable, filterId: string, userId: string): Promise<FilterUse[]> {
  const searches = await store.query<{
    name: string;
    owner: string;
    ownerAccount: string | null;
    isTold: boolean;
    isScheduled: boolean;
  }>(
    `select s.name as "name", ${nameColumns('owner', { user: 'u', id: 's.owner_id' })},
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
  return searches.map(({ name, owner, ownerAccount, isTold, isScheduled }) => ({
    code: 'SAVED_SEARCH',
    words: `${isTold ? `the saved search "${name}"` : 'a saved search'} of ${personInWords(owner, ownerAccount)} ${isScheduled ? 'is run by itself' : 'looks'} with it`,
  }));
}
