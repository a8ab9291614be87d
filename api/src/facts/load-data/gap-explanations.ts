import type { GapExplanation, GapReason } from '@tallyhouse/shared/contracts/load-handling';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { nameColumns, personOf } from '../../platform/auth/named-people';

interface ExplanationRow {
  readonly batchId: string;
  readonly reason: GapReason;
  readonly note: string;
  readonly evidence: string | null;
  readonly by: string;
  readonly byName: string;
  readonly byAccount: string | null;
  readonly at: string;
}

/** Explanations of the gaps of some brands, by the id of the gap. */
export async function readGapExplanations(
  store: Queryable,
  { brandIds, batchId }: { readonly brandIds: readonly string[]; readonly batchId?: string },
): Promise<Map<string, GapExplanation>> {
  const params = createSqlParams();
  const ofBatch = batchId === undefined ? '' : `and e.batch_id = ${params.add(batchId)}`;
  const rows = await store.query<ExplanationRow>(
    `select e.batch_id as "batchId", e.reason as "reason", e.note as "note", e.evidence as "evidence",
       e.explained_by as "by", ${nameColumns('byName', { user: 'u', id: 'e.explained_by' })}, e.explained_at as "at"
     from load_gap_explanation e left join app_user u on u.id = e.explained_by
     where e.brand_id in (${params.addAll(brandIds)}) ${ofBatch}`,
    params.values,
  );
  return new Map(
    rows.map(({ batchId: id, reason, note, evidence, by, byName, byAccount, at }) => [
      id,
      { reason, note, evidence, by: personOf(by, byName, byAccount), at },
    ]),
  );
}
