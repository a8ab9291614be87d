import { readSums } from '../../../../figures/daily-sums/read-sums';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { placeLevels, placesSql, type PlaceLevel } from './place-levels';
import { firstParams, retailSumsSql, type RetailScope, type RetailSums } from './retail-sums';

/** Which places: those of a level, under a parent. */
export interface PlaceScope extends RetailScope {
  readonly level: PlaceLevel;
  /** A region's name for branches, a branch's id below; null: all. */
  readonly parentId: string | null;
}

/** Sums of one place. */
export interface PlaceSums extends RetailSums {
  readonly id: string;
  readonly name: string;
  readonly region: string | null;
  readonly terminals: number | null;
}

/**
 * Sums of every place of a level that was open in the period or has figures in it, places without facts included.
 *
 * With criteria, open places are there only where a ticket could meet them. A terminal pays nothing, so its `paid` is
 * that of the tickets it sold. Payments that no shop made stand at a place of their own.
 */
export function sumPlaces(
  store: Queryable,
  scope: PlaceScope,
  options: QueryOptions = {},
): Promise<PlaceSums[]> {
  const level = placeLevels[scope.level];
  return readSums<PlaceSums>(
    store,
    firstParams(scope),
    (sums, params) => {
      const { tables, columns, joins, hasFacts } = retailSumsSql(sums, params, { level, scope });
      const parent = scope.parentId === null ? 'true' : `place.parent = ${params.add(scope.parentId)}`;
      return `with place as (${placesSql[scope.level]}), ${tables}
    select place.id as "id", place.name as "name", place.region as "region", place.terminals as "terminals", ${columns}
    from place ${joins}
    where ${parent} and (${hasFacts}
      or place.is_open and place.id in (select ${level.spot} from spot where ${level.spot} is not null))
    order by place.id`;
    },
    options,
  );
}
