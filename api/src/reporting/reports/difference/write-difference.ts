import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Queryable } from '../../../store/store';

/** A difference as it is kept with the newer version. */
export interface KeptDifference {
  readonly reportId: string;
  readonly brandId: string;
  readonly replaces: string;
  /** What was compared: the newer version may get other figures later. */
  readonly contentId: string;
  readonly computedAt: Date;
  readonly measures: VersionDifference['measures'];
}

/** Keeps a difference in place of an earlier one of the same version. */
export async function writeDifference(tx: Queryable, kept: KeptDifference): Promise<void> {
  await tx.query(
    `insert into report_difference (report_id, brand_id, replaces, content_id, computed_at, measures)
     values ($1, $2, $3, $4, cast($5 as timestamp), cast($6 as json))
     on conflict (report_id) do update set replaces = excluded.replaces, content_id = excluded.content_id,
       computed_at = excluded.computed_at, measures = excluded.measures`,
    [
      kept.reportId,
      kept.brandId,
      kept.replaces,
      kept.contentId,
      kept.computedAt.toISOString(),
      JSON.stringify(kept.measures),
    ],
  );
}
