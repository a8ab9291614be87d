import type { Channel, Instant, Period, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable, QueryOptions } from '../../store/store';

/** Records of one place that came or changed after an instant. */
export interface LateRecords {
  readonly licenceId: string;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly records: number;
  readonly newestAt: Instant;
}

/** Counts each record of a period once that was loaded, corrected or taken out after `since` and up to `until`. */
export function countLateRecords(
  store: Queryable,
  scope: {
    readonly brandId: string;
    readonly period: Period;
    readonly since: Instant;
    readonly until: Instant;
  },
  options: QueryOptions = {},
): Promise<LateRecords[]> {
  const { brandId, period, since, until } = scope;
  const isLate = (column: string) =>
    `(${column} > cast($4 as timestamp) and ${column} <= cast($5 as timestamp))`;
  const changed = ['bet', 'settlement', 'payment']
    .map(
      (table) => `select licence_id, channel, vertical, '${table}' as kind, source_id, record_id,
          max(case when ${isLate('superseded_at')} then superseded_at else known_at end) as changed_at
        from ${table} where brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date)
          and (${isLate('known_at')} or ${isLate('superseded_at')})
        group by licence_id, channel, vertical, source_id, record_id`,
    )
    .join(' union all ');
  return store.query<LateRecords>(
    `select licence_id as "licenceId", channel as "channel", vertical as "vertical", count(*) as "records",
       max(changed_at) as "newestAt"
     from (${changed}) c group by licence_id, channel, vertical`,
    [brandId, period.from, period.to, since, until],
    options,
  );
}
