import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import { holdOf } from '../../domain/measures/hold';
import { formatMoney } from '../../domain/money/money';

/** A row of `report_row`, or of sums over it, by field name. */
export type FieldRow = Readonly<Record<string, unknown>>;

/** The cell of a column, in its one written form. */
export function cellOf(row: FieldRow, { field, type }: Pick<Column, 'field' | 'type'>): Cell {
  if (field === 'hold') return holdOf(moneyOf(row['ggr']), moneyOf(row['netStakes']));
  const value = row[field];
  if (value === null || value === undefined) return null;
  if (type === 'money') return moneyOf(value);
  if (type === 'count') return Number(value);
  return textOf(value);
}

function moneyOf(value: unknown): string | null {
  return value === null || value === undefined ? null : formatMoney(textOf(value));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
