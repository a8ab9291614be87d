import { createSqlParams } from '../../../store/sql-params';
import { actForAllBrands } from '../../../store/brand-scope';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

/** Ids of the deadlines that stand under `brandIds` and were met outside this product, whoever asks: no figure is told. */
export async function readFilings(
  store: Queryable,
  brandIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const params = createSqlParams();
  const rows = await actForAllBrands(() =>
    store.query<{ deadline_id: string }>(
      `select deadline_id from obligation_filing where brand_id in (${params.addAll(brandIds)})`,
      params.values,
    ),
  );
  return new Set(rows.map((row) => row.deadline_id));
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
