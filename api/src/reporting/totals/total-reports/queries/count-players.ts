import type { Granularity, TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { factsOf, splitColumns, type TotalScope } from './sum-facts';

/** Players who placed a bet, each once within its group; tickets of shops have none. */
export interface PlayerCount {
  readonly brandId: string;
  /** Null where the count is not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  /** First day of the whole day, week or month; null unless asked for. */
  readonly bucket: Day | null;
  readonly players: number;
}

/** Counts of a brand: one for each combination of keys, and for each bucket where a granularity was given, and of all. */
export interface BrandPlayers extends PlayerCount {
  /** Each player once in all of the scope. */
  readonly isWhole: boolean;
}

/** Counts the players of `scope`, by brand, `keys` and, where a granularity is given, by bucket; no order. */
export function countPlayers(
  store: Queryable,
  scope: TotalScope,
  { keys, granularity }: { readonly keys: readonly TotalDimension[]; readonly granularity?: Granularity },
  options: QueryOptions = {},
): Promise<BrandPlayers[]> {
  const params = createSqlParams();
  const where = factsOf(scope, params);
  const bucket =
    granularity === undefined
      ? null
      : `cast(date_trunc('${granularity}', cast(gaming_day as timestamp)) as date)`;
  const columns = ['brand_id', ...keys.map((key) => splitColumns[key])];
  const grouped = [...columns, ...(bucket === null ? [] : ['bucket'])].join(', ');
  const named = [...columns, ...(bucket === null ? [] : [`${bucket} as bucket`]), 'player_ref'].join(', ');
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  // PostgreSQL sorts every bet to count distinct ones; each player once is a table of a few thousand.
  return store.query<BrandPlayers>(
    `with player as materialized (select distinct ${named} from bet where ${where})
     select brand_id as "brandId", ${key('channel')} as "channel", ${key('licence')} as "licenceId",
       ${key('vertical')} as "vertical", ${bucket === null ? 'null' : 'bucket'} as "bucket",
       count(player_ref) as "players", false as "isWhole"
     from player group by ${grouped}
     union all
     select brand_id, null, null, null, null, count(player_ref), true
     from (select distinct brand_id, player_ref from player) as everybody group by brand_id`,
    params.values,
    options,
  );
}
