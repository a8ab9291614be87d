import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { createSqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { conditionsSql } from '../condition-sql';
import { dimensionColumns } from '../row-columns';
import { factSums, type FactScope } from './fact-sums';

/** Sums of one combination of dimensions, as the store writes them. */
export interface FigureRow {
  /** In the order of the dimensions asked for. */
  readonly dimensions: readonly (string | null)[];
  readonly bets: number;
  readonly rounds: number;
  readonly stakesCash: string;
  readonly stakesBonus: string;
  readonly voids: string;
  readonly winnings: string;
}

// Facts carry the product's id only; its name and provider come from the register.
const factColumns: Readonly<Record<string, string>> = {
  month: 'gaming_day',
  product_name: 'product_id',
  provider: 'product_id',
};

/**
 * Figures of a scope, one row per combination of `dimensions` (field names) that has facts.
 *
 * Shape:  see `FigureRow`; combinations without facts are absent; no order.
 * Units:  major units; what the basis does not define is zero here.
 */
export async function sumFigures(
  store: Queryable,
  scope: FactScope,
  { dimensions, conditions }: { dimensions: readonly string[]; conditions: readonly Condition[] },
  options: QueryOptions = {},
): Promise<FigureRow[]> {
  const params = createSqlParams();
  const columns = dimensions.map(columnOf);
  const filtered = conditions.map(({ field }) => columnOf(field));
  const keys = [...new Set([...columns, ...filtered].map((column) => factColumns[column] ?? column))];
  const named = keys.includes('product_id');
  const sql = `
    with fact as (${factSums(scope, keys, params)}),
    named as (
      select fact.*
        ${keys.includes('gaming_day') ? ', substr(cast(fact.gaming_day as varchar), 1, 7) as month' : ''}
        ${named ? ', p.name as product_name, p.provider as provider' : ''}
      from fact ${named ? `left join product p on p.brand_id = ${params.add(scope.brandId)} and p.id = fact.product_id` : ''})
    select ${[
      ...columns.map((column, index) => `${column} as d${index}`),
      'cast(sum(bets) as bigint) as bets',
      'cast(sum(rounds) as bigint) as rounds',
      'sum(stakes_cash) as stakes_cash',
      'sum(stakes_bonus) as stakes_bonus',
      'sum(voids) as voids',
      'sum(winnings) as winnings',
    ].join(', ')}
    from named where ${conditionsSql(conditions, params)}
    ${columns.length === 0 ? '' : `group by ${columns.join(', ')}`} having count(*) > 0`;
  const rows = await store.query<Record<string, string | number | null>>(sql, params.values, options);
  return rows.map((row) => ({
    dimensions: columns.map((_, index) => textOf(row[`d${index}`])),
    bets: Number(row['bets']),
    rounds: Number(row['rounds']),
    stakesCash: String(row['stakes_cash']),
    stakesBonus: String(row['stakes_bonus']),
    voids: String(row['voids']),
    winnings: String(row['winnings']),
  }));
}

function columnOf(field: string): string {
  const column = dimensionColumns.get(field);
  if (column === undefined) throw new Error(`"${field}" is not a dimension of reports`);
  return column;
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
