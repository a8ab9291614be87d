import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { GridColumn, GridRow, GridSort, LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { compareAmounts } from '@tallyhouse/shared/format/exact-amount';

/** Rows in the order asked for; those without a figure stand last, ties keep the server's order. */
export function sortedRows(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  sort: readonly GridSort[],
): readonly GridRow[] {
  if (sort.length === 0) return rows;
  const types = new Map(columns.map(({ field, type }) => [field, type]));
  return [...rows].sort((a, b) => {
    for (const { field, dir } of sort) {
      const order = compareCells(
        a.values[field] ?? null,
        b.values[field] ?? null,
        types.get(field) ?? 'text',
        dir,
      );
      if (order !== 0) return order;
    }
    return 0;
  });
}

function compareCells(a: Cell, b: Cell, type: GridColumn['type'], dir: 'asc' | 'desc'): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = isNumber(type) ? compareAmounts(exact(a), exact(b)) : String(a).localeCompare(String(b));
  return dir === 'asc' ? order : -order;
}

function isNumber(type: GridColumn['type']): boolean {
  return type === 'money' || type === 'count' || type === 'rate';
}

/** Rates have up to ten decimals; four are enough to order them. */
function exact(cell: NonNullable<Cell>): string {
  const [whole = '0', fraction = ''] = String(cell).split('.');
  return `${whole}.${fraction.slice(0, 4)}`;
}

/** Gives a grid rows that are all here. Keep its identity while the rows stay the same. */
export function loadFrom(rows: readonly GridRow[]): LoadBlock {
  return (start, count) => Promise.resolve(rows.slice(start, start + count));
}
