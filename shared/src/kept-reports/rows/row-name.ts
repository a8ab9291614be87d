import { dayText } from '../../format/day';
import type { GridColumn, GridRow } from '../../ui/report-grid';

/** What names a row, and no figure. */
const naming = ['date', 'month', 'text'];

/** A cell in words: `12 Oct 2026 · Slots · Stakes`. */
export function rowName(row: GridRow, columns: readonly GridColumn[], column: GridColumn): string {
  const words = columns.flatMap(({ field, type, valueLabels }) => {
    const value = row.values[field] ?? null;
    if (!naming.includes(type) || value === null) return [];
    const code = String(value);
    return [type === 'date' ? dayText(code) : (valueLabels?.get(code) ?? code)];
  });
  return [...words.slice(0, 3), column.title].join(' · ');
}
