import type { Granularity, TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import {
  byDayOf,
  hasWholeMonth,
  isOtherDay,
  monthsAndDays,
} from '../../../../figures/players/players-by-month';
import { createSqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { factsOf, placeOfFacts, splitColumns, type TotalScope } from './sum-facts';

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

interface CountedBy {
  readonly keys: readonly TotalDimension[];
  readonly granularity?: Granularity;
}

/**
 * Counts the players of `scope`, by brand, `keys` and, where a granularity is given, by bucket; no order. Whole months are
 * read as they are kept, where that is their state at `asOf`.
 */
export function countPlayers(
  store: Queryable,
  scope: TotalScope,
  { keys, granularity }: CountedBy,
  options: QueryOptions = {},
): Promise<BrandPlayers[]> {
  const params = createSqlParams();
  const bucket =
    granularity === undefined
      ? null
      : `cast(date_trunc('${granularity}', cast(gaming_day as timestamp)) as date)`;
  const columns = ['brand_id', ...keys.map((key) => splitColumns[key])];
  const grouped = [...columns, ...(bucket === null ? [] : ['bucket'])].join(', ');
  const named = [...columns, ...(bucket === null ? [] : [`${bucket} as bucket`]), 'player_ref'].join(', ');
  const key = (name: TotalDimension) => (keys.includes(name) ? splitColumns[name] : 'null');
  const counts = (players: string) => `select brand_id as "brandId", ${key('channel')} as "channel",
       ${key('licence')} as "licenceId", ${key('vertical')} as "vertical", ${bucket === null ? 'null' : 'bucket'} as "bucket",
       ${players} as "players", false as "isWhole"`;

  const readsMonths = (granularity ?? 'month') === 'month' && hasWholeMonth(scope);
  // PostgreSQL refuses parameters that nothing names.
  const place = readsMonths ? placeOfFacts(scope, params) : '';
  const bets = `select ${named} from bet where ${factsOf(scope, params)}${readsMonths ? ` and ${isOtherDay}` : ''}`;
  const kept = `from ${byDayOf('player_month')} where ${place}`;
  const isCounted = readsMonths && bucket !== null ? whereCounted(scope, keys) : null;
  const readsPlayers = readsMonths && isCounted === null;
  // PostgreSQL sorts every bet to count distinct ones; each player once is a table of a few thousand.
  return store.query<BrandPlayers>(
    `with ${readsMonths ? `${monthsAndDays(scope, params)},` : ''}
       player as materialized (select distinct * from (${bets}${readsPlayers ? ` union all select ${named} ${kept}` : ''}) b)
     ${counts('count(player_ref)')} from player group by ${grouped}
     ${isCounted === null ? '' : `union all ${counts('players')} from (select m.*, month as bucket from ${byDayOf('player_month_count')} where ${place} and ${isCounted}) m`}
     union all
     select brand_id, null, null, null, null, count(player_ref), true
     from (select brand_id, player_ref from player${isCounted === null ? '' : ` union select brand_id, player_ref ${kept}`}
       group by brand_id, player_ref) everybody group by brand_id`,
    params.values,
    options,
  );
}

/**
 * SQL condition for the rows of `player_month_count` that are the counts of a month; null where there are none, since a
 * player of several places counts once for all of those.
 */
function whereCounted(scope: TotalScope, keys: readonly TotalDimension[]): string | null {
  const { channel, verticals, licenceId, jurisdiction } = scope;
  const isOne: Readonly<Record<TotalDimension, boolean>> = {
    channel: channel !== undefined,
    licence: licenceId !== undefined,
    vertical: verticals?.length === 1,
  };
  const isOfOne = (key: TotalDimension) => keys.includes(key) || isOne[key];
  const areSeveral =
    (verticals !== undefined && !isOfOne('vertical')) || (jurisdiction !== undefined && !isOfOne('licence'));
  if (areSeveral) return null;
  const dimensions = ['channel', 'licence', 'vertical'] as const;
  return dimensions.map((key) => `${splitColumns[key]} ${isOfOne(key) ? '<>' : '='} ''`).join(' and ');
}
