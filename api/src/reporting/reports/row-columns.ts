import type { ConditionColumn } from './condition-sql';

/** How a field stands in `report_row`; aggregates for a group are made by who groups. */
interface RowColumn extends ConditionColumn {
  readonly column: string;
}

function plain(column: string, sqlType: RowColumn['sqlType']): RowColumn {
  return { column, sqlType, sql: column };
}

// For order and comparison only; what is shown is divided exactly.
const holdSql = 'cast(ggr as float8) / nullif(greatest(cast(net_stakes as float8), 0), 0)';

/** Allow-list of what a request may name: nothing else gets into SQL. */
export const rowColumns: ReadonlyMap<string, RowColumn> = new Map([
  ['day', plain('gaming_day', 'date')],
  ['month', plain('month', 'varchar')],
  ['brand', plain('brand_id', 'varchar')],
  ['licence', plain('licence_id', 'varchar')],
  ['channel', plain('channel', 'varchar')],
  ['vertical', plain('vertical', 'varchar')],
  ['provider', plain('provider', 'varchar')],
  ['product', plain('product_name', 'varchar')],
  ['productId', plain('product_id', 'varchar')],
  ['device', plain('device', 'varchar')],
  ['playerCountry', plain('player_country', 'varchar')],
  ['bets', plain('bets', 'bigint')],
  ['rounds', plain('rounds', 'bigint')],
  ['stakesCash', plain('stakes_cash', 'decimal(20,4)')],
  ['stakesBonus', plain('stakes_bonus', 'decimal(20,4)')],
  ['stakes', plain('stakes', 'decimal(20,4)')],
  ['voids', plain('voids', 'decimal(20,4)')],
  ['netStakes', plain('net_stakes', 'decimal(20,4)')],
  ['winnings', plain('winnings', 'decimal(20,4)')],
  ['ggr', plain('ggr', 'decimal(20,4)')],
  ['hold', { column: 'hold', sqlType: 'float8', sql: holdSql }],
  ['region', plain('region', 'varchar')],
  ['branch', plain('branch_id', 'varchar')],
  ['branchName', plain('branch_name', 'varchar')],
  ['terminal', plain('terminal_id', 'varchar')],
  ['terminalType', plain('terminal_kind', 'varchar')],
  ['cashier', plain('cashier_id', 'varchar')],
  ['ticketsCancelled', plain('tickets_cancelled', 'bigint')],
  ['cancelled', plain('cancelled', 'decimal(20,4)')],
  ['paid', plain('paid', 'decimal(20,4)')],
  ['expired', plain('expired', 'decimal(20,4)')],
  ['drawerExpected', plain('drawer_expected', 'decimal(20,4)')],
  ['drawerCounted', plain('drawer_counted', 'decimal(20,4)')],
  ['overShort', plain('over_short', 'decimal(20,4)')],
]);

/** Column of `report_row` that keeps `field`. Errors: one outside the allow-list throws; requests are checked before. */
export function columnOfField(field: string): string {
  const column = rowColumns.get(field)?.column;
  if (column === undefined) throw new Error(`"${field}" is not a column of reports`);
  return column;
}

/** Dimension columns of `report_row`, field by field, in the order in which rows are kept. */
export const dimensionColumns: ReadonlyMap<string, string> = columnsOfFields([
  'day',
  'month',
  'brand',
  'licence',
  'channel',
  'vertical',
  'provider',
  'product',
  'productId',
  'device',
  'playerCountry',
  'region',
  'branch',
  'branchName',
  'terminal',
  'terminalType',
  'cashier',
]);

function columnsOfFields(fields: readonly string[]): Map<string, string> {
  return new Map(fields.map((field) => [field, columnOfField(field)]));
}
