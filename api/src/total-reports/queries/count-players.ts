import type { Granularity, TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { factsOf, splitColumns, type TotalScope } from './sum-facts';

/** Players who placed a bet, each once within its group; tickets of shops have none. */
export interface PlayerCount {
  /** Null where the count is not split by it. */
  readonly channel: Channel | null;
  readonly licenceId: string | null;
  readonly vertical: Vertical | null;
  /** First day of the whole day, week or month; null unless asked for. */
  readonly bucket: Day | null;
  readonly players: number;
}

/** Players of a scope, who are looked for in its bets once. */
export interface PlayerCounts {
  /** One for each combination of keys, and for each bucket where a granularity was given, that has bets; no order. */
  readonly parts: readonly PlayerCount[];
  /** Each once in all of the scope. */
  readonly whole: number;
}

/** Counts the players of `scope`, by `keys` and, where a granularity is given, by bucket. */
export async function countPlayers(
  store: Queryable,
  scope: TotalScope,
  { keys, granularity }: { readonly keys: readonly TotalDimension[]; readonly granularity?: Granularity },
  options: QueryOptions = {},
): Promise<PlayerCounts> {
  const params = createSqlParams();
  const where = factsOf(scope, params);
  const bucket =
    granularity === undefined
      ? null
      : `cast(date_trunc('${granularity}', cast(gaming_day as timestamp)) as date)`;
  const columns = [...keys.map((key) => splitColumns[key]), ...(bucket === null ? [] : ['bucket'])];
  const named = [
    ...keys.map((key) => splitColumns[key]),
    ...(bucket === null ? [] : [`${bucket} as bucket`]),
  ];
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  // PostgreSQL sorts every bet to count distinct ones; each player once is a table of a few thousand.
  const rows = await store.query<PlayerCount & { readonly isWhole: boolean }>(
    `with player as materialized (select distinct ${[...named, 'player_ref'].join(', ')} from bet where ${where})
     select ${key('channel')} as "channel", ${key('licence')} as "licenceId", ${key('vertical')} as "vertical",
       ${bucket === null ? 'null' : 'bucket'} as "bucket", count(player_ref) as "players", false as "isWhole"
     from player ${columns.length === 0 ? '' : `group by ${columns.join(', ')}`}
     union all
     select null, null, null, null, count(player_ref), true from (select distinct player_ref from player) as everybody`,
    params.values,
    options,
  );
  const parts = rows.filter(({ isWhole }) => !isWhole);
  return { parts, whole: rows.find(({ isWhole }) => isWhole)?.players ?? 0 };
}
