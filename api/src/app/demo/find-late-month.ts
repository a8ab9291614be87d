import type { Channel, Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays, firstOfMonth } from '../../domain/periods/calendar';
import type { Store } from '../../store/store';

/** A month whose settlements changed after it was reported. */
export interface LateMonth {
  readonly period: Period;
  /** When the last of them came. */
  readonly lateUntil: Date;
}

/**
 * The whole month since the day `since` and before `before` of which the most settlements came after it was reported, `daysAfter` days after its
 * last day; null when none did. One with settlements that are new and others that were put right is preferred.
 */
export async function findLateMonth(
  store: Store,
  {
    brandId,
    family,
    licenceId,
    since,
    before,
    daysAfter,
  }: {
    readonly brandId: string;
    readonly family: Channel;
    /** Left out: of all licences. */
    readonly licenceId?: string | undefined;
    readonly since: Day;
    readonly before: Day;
    readonly daysAfter: number;
  },
): Promise<LateMonth | null> {
  // An hour more than the making of the report takes, so that what comes meanwhile does not count.
  const reported = `date_trunc('month', gaming_day) + interval '1 month' + interval '${(daysAfter - 1) * 24 + 11} hours'`;
  const [found] = await store.query<{ month: Day; lateUntil: string }>(
    `select cast(date_trunc('month', gaming_day) as date) as "month", max(known_at) as "lateUntil"
     from settlement where brand_id = $1 and channel = $2 and gaming_day < cast($3 as date)
       and date_trunc('month', gaming_day) >= cast($4 as date) and known_at > ${reported}
       and licence_id = coalesce($5, licence_id)
     group by 1
     order by count(distinct case when record_version > 1 then 1 else 0 end) desc, count(*) desc, 1 desc limit 1`,
    [brandId, family, before, since, licenceId ?? null],
  );
  if (found === undefined) return null;
  const period = { from: found.month, to: addDays(firstOfMonth(found.month, 1), -1) };
  return { period, lateUntil: new Date(found.lateUntil) };
}
