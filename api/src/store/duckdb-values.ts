import {
  DuckDBDateValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  type DuckDBResult,
  type DuckDBValue,
} from '@duckdb/node-api';

/** The rows of a result in the form that `Row` promises, two thousand at a time: other calls are answered in between. */
export async function rowsOf(result: DuckDBResult): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  for await (const some of result.yieldConvertedRowObjects<unknown>(fromDuckdb)) rows.push(...some);
  // Only the column knows that its texts are json; the values do not.
  const jsonColumns = result.columnNames().filter((_, index) => result.columnType(index).alias === 'JSON');
  for (const row of jsonColumns.length === 0 ? [] : rows) {
    for (const column of jsonColumns) {
      const text = row[column];
      if (typeof text === 'string') row[column] = JSON.parse(text);
    }
  }
  return rows;
}

function fromDuckdb(value: DuckDBValue): unknown {
  if (value === null) return null;
  switch (typeof value) {
    case 'bigint':
      return safeNumber(value);
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
  }
  if (value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue) {
    return new Date(Number(value.micros / 1000n)).toISOString();
  }
  if (value instanceof DuckDBDateValue) return new Date(value.days * 86_400_000).toISOString().slice(0, 10);
  // Decimals come out with their scale, exactly.
  return value.toString();
}

function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond 2^53: select it as a decimal`);
  return number;
}
