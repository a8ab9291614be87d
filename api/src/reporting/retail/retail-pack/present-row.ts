import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { holdOf } from '../../../domain/measures/hold';
import { formatMoney } from '../../../domain/money/money';
import type { Row } from '../../../store/store';
import type { ListColumn } from './pack-columns';

/** Values by field as the contract writes them; the hold is made again from exact amounts. */
export function presentValues(columns: readonly ListColumn[], row: Row): Record<string, Cell> {
  const values: Record<string, Cell> = Object.fromEntries(
    columns.map((column) => [column.field, cellOf(column, row[column.field] as Cell | undefined)]),
  );
  return 'hold' in values ? { ...values, hold: holdOfRow(values) } : values;
}

/** Sums over all rows; of none they are zero, and null where no row has a value. */
export function presentTotals(
  columns: readonly ListColumn[],
  totals: Row,
  count: number,
): Record<string, string | number | null> {
  const none = (type: ListColumn['type']) => (type === 'count' ? 0 : '0.00');
  const values: Record<string, string | number | null> = Object.fromEntries(
    columns
      .filter(({ isTotalled }) => isTotalled)
      .map((column) => [
        column.field,
        count === 0 ? none(column.type) : cellOf(column, totals[column.field] as Cell | undefined),
      ]),
  );
  return columns.some(({ field }) => field === 'hold') ? { ...values, hold: holdOfRow(values) } : values;
}

function holdOfRow({ ggr, netStakes }: Record<string, Cell>): string | null {
  return holdOf(String(ggr), String(netStakes));
}

function cellOf({ type }: ListColumn, cell: Cell | undefined): Cell {
  if (cell === null || cell === undefined) return null;
  return type === 'money' || type === 'odds' ? formatMoney(String(cell)) : cell;
}
