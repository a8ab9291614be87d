import type { TotalPart } from '@tallyhouse/shared/contracts/total-changes';
import { hasFacts, paddedColumns, sumsOf, type SumsSql } from '../../../../figures/daily-sums/daily-sums';
import { readSums } from '../../../../figures/daily-sums/read-sums';
import type { SqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { factsOf, summedFigures, sumsOfScope, type FactSums, type TotalScope } from './sum-facts';

/** Sums of one branch or product. */
export interface PartSums extends FactSums {
  /** The empty text for play of no branch. */
  readonly id: string;
  /** Null where the register has none. */
  readonly name: string | null;
}

/** What revenue is made of. */
const tables = ['bet', 'settlement', 'payment'] as const;

/** One row for each part that has facts, by its id. By branch they come of the sums of days, by product of the facts. */
export function sumParts(
  store: Queryable,
  scope: TotalScope & { readonly brandId: string },
  by: TotalPart,
  options: QueryOptions = {},
): Promise<PartSums[]> {
  return readSums<PartSums>(
    store,
    [scope.brandId],
    (sums, params) => `select s.*, n.name as "name" from (
       select part as "id", channel as "channel", ${summedFigures}
       from ${by === 'branch' ? branchSums(sums, scope, params) : productSums(scope, params)} parts group by part, channel having ${hasFacts(...tables)}) s
     left join ${by} n on n.brand_id = $1 and n.id = s."id" order by s."id", s."channel"`,
    options,
  );
}

function branchSums(sums: SumsSql, scope: TotalScope, params: SqlParams): string {
  return `(select branch_id as part, d.* from ${sumsOfScope(sums, scope, params)} d)`;
}

function productSums(scope: TotalScope, params: SqlParams): string {
  const ofTables = tables.map(
    (table) => `select part, cast(null as varchar) as channel, ${paddedColumns(table)}
      from (select product_id as part, ${sumsOf(table)} from ${table}
        where ${factsOf(scope, params)} group by product_id) ${table}_sum`,
  );
  return `(${ofTables.join(' union all ')})`;
}
