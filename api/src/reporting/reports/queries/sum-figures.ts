import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { conditionsSql } from '../condition-sql';
import type { ReportPlan } from '../report-definition';
import { columnOfField, dimensionColumns, rowColumns } from '../row-columns';
import { factSums, revenueColumns, withPicked, type FactScope } from './fact-sums';

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
  /** The family's own measures by field; null where no fact has it. */
  readonly own: Readonly<Record<string, string | number | null>>;
}

// Facts carry ids only; names and kinds come from the registers.
const factColumns: Readonly<Record<string, string>> = {
  month: 'gaming_day',
  product_name: 'product_id',
  provider: 'product_id',
  region: 'branch_id',
  branch_name: 'branch_id',
  terminal_kind: 'terminal_id',
};

/** What a figure query groups by and filters, by field name. */
export interface FigureShape extends Pick<ReportPlan, 'family' | 'ownMeasures'> {
  readonly dimensions: readonly string[];
  readonly conditions: readonly Condition[];
}

/**
 * Figures of a scope, one row per combination of `dimensions` (field names) that has facts.
 *
 * Shape:  see `FigureRow`; combinations without facts are absent; no order.
 * Units:  major units; what the basis does not define is zero here.
 */
export async function sumFigures(
  store: Queryable,
  scope: FactScope,
  shape: FigureShape,
  options: QueryOptions = {},
): Promise<FigureRow[]> {
  const params = createSqlParams();
  const sql = figuresSql(scope, shape, params);
  const rows = await store.query<SummedRow>(sql, params.values, options);
  return rows.map((row) => figureRowOf(row, shape));
}

/** A row of `figuresSql`. */
export type SummedRow = Readonly<Record<string, string | number | null>>;

/** SELECT of what `sumFigures` gives, to be read by `figureRowOf`. */
export function figuresSql(scope: FactScope, shape: FigureShape, params: SqlParams): string {
  const { ownMeasures, dimensions, conditions } = shape;
  const columns = dimensions.map(columnOf);
  const own = ownMeasures.map(({ field }) => columnOfField(field));
  const named = namedFacts(scope, shape, { columns, params });
  return `
    ${named}
    select ${[
      ...columns.map((column, index) => `${column} as d${index}`),
      ...revenueColumns.counts.map((name) => `cast(sum(${name}) as bigint) as ${name}`),
      ...[...revenueColumns.amounts, ...own].map((name) => `sum(${name}) as ${name}`),
    ].join(', ')}
    from named where ${conditionsSql(conditions, rowColumns, params)}
    ${columns.length === 0 ? '' : `group by ${columns.join(', ')}`} having count(*) > 0`;
}

export function figureRowOf(row: SummedRow, { ownMeasures, dimensions }: FigureShape): FigureRow {
  return {
    dimensions: dimensions.map((_, index) => textOf(row[`d${index}`])),
    bets: Number(row['bets']),
    rounds: Number(row['rounds']),
    stakesCash: String(row['stakes_cash']),
    stakesBonus: String(row['stakes_bonus']),
    voids: String(row['voids']),
    winnings: String(row['winnings']),
    own: Object.fromEntries(ownMeasures.map(({ field }) => [field, row[columnOfField(field)] ?? null])),
  };
}

/**
 * Begins a statement over `named`: the facts of a scope summed by `columns`, those that the shape filters by and `keys`,
 * further columns of facts; with the names and kinds that the registers know.
 */
export function namedFacts(
  scope: FactScope,
  shape: Pick<FigureShape, 'family' | 'ownMeasures' | 'conditions'>,
  {
    columns,
    keys = [],
    params,
  }: {
    readonly columns: readonly string[];
    readonly keys?: readonly string[];
    readonly params: SqlParams;
  },
): string {
  const wanted = new Set([...columns, ...shape.conditions.map(({ field }) => columnOf(field))]);
  const ofBrands = scope.brandIds.length === 1 ? keys : [...keys, 'brand_id'];
  const factKeys = factKeysOf({ columns, keys: ofBrands }, shape.conditions);
  const [only = '', ...more] = scope.brandIds;
  const brandOfFact = () => (more.length === 0 ? params.add(only) : 'fact.brand_id');
  const facts = factSums(shape, scope, factKeys, params);
  const named = namesOf(factKeys, wanted, brandOfFact);
  return withPicked(scope, params, [`fact as (${facts})`, `named as (${named})`]);
}

/** Columns of facts behind `columns` of `report_row` and those that `conditions` name, with further `keys`. */
export function factKeysOf(
  { columns, keys }: { readonly columns: readonly string[]; readonly keys: readonly string[] },
  conditions: readonly Condition[],
): string[] {
  const named = [...columns, ...conditions.map(({ field }) => columnOf(field))];
  return [...new Set([...named.map((column) => factColumns[column] ?? column), ...keys])];
}

/** SELECT of facts with their names and kinds; `brand` gives the SQL of a fact's brand. */
function namesOf(keys: readonly string[], wanted: ReadonlySet<string>, brand: () => string): string {
  const columns = ['fact.*'];
  const joins = ['from fact'];
  if (keys.includes('gaming_day')) columns.push('substr(cast(fact.gaming_day as varchar), 1, 7) as month');
  if (wanted.has('product_name') || wanted.has('provider')) {
    columns.push('p.name as product_name', 'p.provider as provider');
    joins.push(`left join product p on p.brand_id = ${brand()} and p.id = fact.product_id`);
  }
  if (wanted.has('region') || wanted.has('branch_name')) {
    columns.push('br.region as region', 'br.name as branch_name');
    joins.push(`left join branch br on br.brand_id = ${brand()} and br.id = fact.branch_id`);
  }
  if (wanted.has('terminal_kind')) {
    columns.push('t.kind as terminal_kind');
    joins.push(`left join terminal t on t.brand_id = ${brand()} and t.id = fact.terminal_id`);
  }
  return `select ${columns.join(', ')} ${joins.join(' ')}`;
}

function columnOf(field: string): string {
  const column = dimensionColumns.get(field);
  if (column === undefined) throw new Error(`"${field}" is not a dimension of reports`);
  return column;
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
