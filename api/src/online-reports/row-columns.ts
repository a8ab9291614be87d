/** How a field stands in `report_row`. */
interface RowColumn {
  readonly column: string;
  /** The SQL type that a filter's value is cast to. */
  readonly sqlType: 'date' | 'varchar' | 'bigint' | 'decimal(20,4)' | 'float8';
  /** SQL of the value of one row; aggregates for a group are made by who groups. */
  readonly sql: string;
}

function plain(column: string, sqlType: RowColumn['sqlType']): RowColumn {
  return { column, sqlType, sql: column };
}

// For order and comparison only; what is shown is divided exactly.
const holdSql = 'cast(ggr as float8) / nullif(cast(net_stakes as float8), 0)';

/** Allow-list of what a request may name: nothing else gets into SQL. */
export const rowColumns: ReadonlyMap<string, RowColumn> = new Map([
  ['day', plain('gaming_day', 'date')],
  ['month', plain('month', 'varchar')],
  ['licence', plain('licence_id', 'varchar')],
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
]);

/** Dimension columns of `report_row`, field by field, in the order in which rows are kept. */
export const dimensionColumns: ReadonlyMap<string, string> = new Map([
  ['day', 'gaming_day'],
  ['month', 'month'],
  ['licence', 'licence_id'],
  ['vertical', 'vertical'],
  ['provider', 'provider'],
  ['product', 'product_name'],
  ['productId', 'product_id'],
  ['device', 'device'],
  ['playerCountry', 'player_country'],
]);

/** Summed measure columns of `report_row`, field by field. */
export const measureColumns: ReadonlyMap<string, string> = new Map([
  ['bets', 'bets'],
  ['rounds', 'rounds'],
  ['stakesCash', 'stakes_cash'],
  ['stakesBonus', 'stakes_bonus'],
  ['stakes', 'stakes'],
  ['voids', 'voids'],
  ['netStakes', 'net_stakes'],
  ['winnings', 'winnings'],
  ['ggr', 'ggr'],
]);
