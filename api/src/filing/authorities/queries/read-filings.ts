import type { Question } from '../../../store/ask-together';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

/** Ids of the deadlines that stand under `brandIds` and were met outside this product. */
export function filingsUnder(brandIds: readonly string[]): Question<{ readonly deadlineId: string }> {
  return {
    columns: ['deadlineId'],
    ask: (params) =>
      `select deadline_id as "deadlineId" from obligation_filing where brand_id in (${params.addAll(brandIds)})`,
  };
}

/** What was recorded of a deadline that was met outside this product. */
export interface RecordedFiling {
  readonly reference: string;
  readonly filedOn: string;
  readonly recordedBy: string;
  readonly recordedByAccount: string | null;
}

/** Undefined where nothing was. */
export async function readRecordedFiling(
  store: Queryable,
  deadlineId: string,
): Promise<RecordedFiling | undefined> {
  const [row] = await store.query<RecordedFiling>(
    `select f.reference as "reference", f.filed_on as "filedOn",
       ${nameColumns('recordedBy', { user: 'u', id: 'f.recorded_by' })}
     from obligation_filing f left join app_user u on u.id = f.recorded_by where f.deadline_id = $1`,
    [deadlineId],
  );
  return row;
}
