import type { Condition, FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { SqlParams } from '../../store/sql-params';
import { valuesOf } from './conditions';

const comparisons: Partial<Record<FilterOp, string>> = { eq: '=', lt: '<', le: '<=', gt: '>', ge: '>=' };

/** What a condition looks at. */
export interface ConditionColumn {
  /** SQL of the value. */
  readonly sql: string;
  /** The SQL type that a condition's values are cast to. */
  readonly sqlType: 'date' | 'varchar' | 'bigint' | 'decimal(20,4)' | 'float8';
}

/**
 * SQL of conditions over an allow-list of columns by field, joined by `and`; `true` without any.
 *
 * Errors: a field outside the allow-list throws; requests are checked before.
 */
export function conditionsSql(
  conditions: readonly Condition[],
  columns: ReadonlyMap<string, ConditionColumn>,
  params: SqlParams,
): string {
  if (conditions.length === 0) return 'true';
  return conditions
    .map((condition) => {
      const column = columns.get(condition.field);
      if (column === undefined) throw new Error(`"${condition.field}" is not a column to filter by`);
      return `(${conditionSql(condition, column, params)})`;
    })
    .join(' and ');
}

/**
 * SQL of one condition.
 *
 * A row without a value matches `ne`, `nin` and `isNull` only, so that a condition and its opposite are everything.
 */
export function conditionSql(condition: Condition, column: ConditionColumn, params: SqlParams): string {
  const { sql, sqlType } = column;
  // A parameter that no SQL names is an error, so patterns come before the plain values.
  if (condition.op === 'contains') return likeSql(sql, `%${escapeLike(condition)}%`, params);
  if (condition.op === 'startsWith') return likeSql(sql, `${escapeLike(condition)}%`, params);
  const places = valuesOf(condition).map((value) => `cast(${params.add(String(value))} as ${sqlType})`);
  const [first = 'null', second = 'null'] = places;
  switch (condition.op) {
    case 'ne':
      return `${sql} is distinct from ${first}`;
    case 'in':
      return `${sql} in (${places.join(', ')})`;
    case 'nin':
      return `${sql} is null or ${sql} not in (${places.join(', ')})`;
    case 'between':
      return `${sql} between ${first} and ${second}`;
    case 'isNull':
      return `${sql} is null`;
    default:
      return `${sql} ${comparisons[condition.op] ?? '='} ${first}`;
  }
}

function likeSql(sql: string, pattern: string, params: SqlParams): string {
  return `lower(${sql}) like lower(cast(${params.add(pattern)} as varchar)) escape '!'`;
}

function escapeLike(condition: Condition): string {
  return String(valuesOf(condition)[0] ?? '').replaceAll(/[!%_]/g, '!$&');
}
