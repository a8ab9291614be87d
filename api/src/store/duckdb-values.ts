import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBTimestampTZValue,
  DuckDBTimestampValue,
  type DuckDBResult,
  type DuckDBValue,
} from '@duckdb/node-api';

/** The rows of a result in the form that `Row` promises, two thousand at a time: other calls are answered in between. */
export async function rowsOf(result: DuckDBResult): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const names = result.deduplicatedColumnNames();
  // Only the column knows that its texts are json; the values do not.
  const isJson = names.map((_, index) => result.columnType(index).alias === 'JSON');
  for await (const chunk of result) {
    const some: Record<string, unknown>[] = Array.from({ length: chunk.rowCount }, () => ({}));
    // Column by column: the engine's own way through a row asks each of its columns for its kind.
    for (const [index, name] of names.entries()) {
      const values = chunk.getColumnValues(index);
      for (const [at, row] of some.entries()) {
        const value = fromDuckdb(values[at] ?? null);
        row[name] = isJson[index] === true && typeof value === 'string' ? JSON.parse(value) : value;
      }
    }
    for (const row of some) rows.push(row);
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
  if (value instanceof DuckDBDecimalValue) return decimalText(value);
  if (value instanceof DuckDBTimestampValue || value instanceof DuckDBTimestampTZValue) {
    return new Date(Number(value.micros / 1000n)).toISOString();
  }
  if (value instanceof DuckDBDateValue) return new Date(value.days * 86_400_000).toISOString().slice(0, 10);
  return value.toString();
}

/** With its scale, exactly. The engine's own text divides big numbers for it, which takes five times as long. */
function decimalText({ value, scale }: DuckDBDecimalValue): string {
  if (scale === 0) return String(value);
  const isNegative = value < 0n;
  const digits = String(isNegative ? -value : value).padStart(scale + 1, '0');
  return `${isNegative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function safeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is beyond 2^53: select it as a decimal`);
  return number;
}
