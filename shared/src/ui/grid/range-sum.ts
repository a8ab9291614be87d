import Big from 'big.js';
import type { Cell } from '../../contracts/report-fields';
import { isSummable, type GridColumn } from './grid-model';
import type { TreeRow } from './row-tree';

/** What selected cells of one unit add up to, exactly. */
export interface UnitSum {
  readonly type: 'money' | 'count';
  /** Currency of an amount. */
  readonly unit: string | undefined;
  readonly sum: string;
}

/** `mixed`: groups are selected together with what is in them, which would count twice. */
export type RangeSums =
  | { readonly kind: 'sums'; readonly sums: readonly UnitSum[] }
  | { readonly kind: 'mixed' };

/** Sums of the selected cells, one for each unit; text, dates and ratios add up to nothing, and so does no data. */
export function sumsOf(rows: readonly TreeRow[], columns: readonly GridColumn[]): RangeSums {
  if (rows.some((one) => one.depth !== rows[0]?.depth)) return { kind: 'mixed' };
  return summed(columns, function* (field) {
    for (const { row } of rows) yield row.values[field] ?? null;
  });
}

/** The same where every row is selected: the server's totals already say it. Null when one is missing there. */
export function sumsOfTotals(
  totals: Readonly<Record<string, Cell>> | null,
  columns: readonly GridColumn[],
): RangeSums | null {
  const wanted = columns.filter(isSummable);
  if (totals === null || wanted.some(({ field }) => (totals[field] ?? null) === null)) return null;
  return summed(wanted, (field) => [totals[field] ?? null]);
}

function summed(columns: readonly GridColumn[], valuesOf: (field: string) => Iterable<Cell>): RangeSums {
  const sums = new Map<string, { type: 'money' | 'count'; unit: string | undefined; sum: Big }>();
  for (const column of columns) {
    if (!isSummable(column)) continue;
    const type = column.type === 'money' ? 'money' : 'count';
    const name = `${type} ${column.unit ?? ''}`;
    for (const value of valuesOf(column.field)) {
      if (value === null || !isDecimal(String(value))) continue;
      const known = sums.get(name);
      if (known === undefined) sums.set(name, { type, unit: column.unit, sum: new Big(value) });
      else known.sum = known.sum.plus(value);
    }
  }
  return {
    kind: 'sums',
    sums: [...sums.values()].map(({ type, unit, sum }) => ({ type, unit, sum: sum.toFixed() })),
  };
}

function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}
