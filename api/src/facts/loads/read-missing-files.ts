import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { gamingDaysOf } from '../../domain/periods/gaming-day';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { isUnexplained } from './unresolved-files';

interface MissingFile {
  readonly brandId: string;
  /** First and last gaming day of the brand that it is of. */
  readonly period: Period;
}

/** Files whose number was skipped and not explained; those of no known time are left out. */
export async function readMissingFiles(
  store: Queryable,
  brandIds: readonly string[],
): Promise<MissingFile[]> {
  const params = createSqlParams();
  const rows = await store.query<{
    brandId: string;
    zone: string;
    cutoff: string;
    starts: Instant | null;
    ends: Instant;
  }>(
    `select b.brand_id as "brandId", w.zone as "zone", w.cutoff as "cutoff", b.period_from as "starts", b.period_to as "ends"
     from load_batch b join brand w on w.id = b.brand_id
     where b.state = 'MISSING' and b.period_to is not null and b.brand_id in (${params.addAll(brandIds)})
       and ${isUnexplained('b')}`,
    params.values,
  );
  return rows.map(({ brandId, zone, cutoff, starts, ends }) => {
    const days = gamingDaysOf(zone, cutoff);
    // The end is not in the period any more.
    const last = Date.parse(ends) - 1;
    return {
      brandId,
      period: { from: days.dayOf(starts === null ? last : Date.parse(starts)), to: days.dayOf(last) },
    };
  });
}
