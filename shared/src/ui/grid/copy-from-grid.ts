import type { Cell } from '../../contracts/report-fields';
import type { BlockStore } from './block-store';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';
import { tsvCell, tsvLine } from './tsv';

interface CopySource {
  readonly columns: readonly GridColumn[];
  readonly store: BlockStore;
  readonly rowCount: number;
  readonly totals: Readonly<Record<string, Cell>> | null;
}

/** Text of the active cell, or of its whole row under the column titles; null while the row is on the way. */
export function copyFromGrid(source: CopySource, at: GridPosition, isWholeRow: boolean): string | null {
  const { columns, store, rowCount, totals } = source;
  const titles = columns.map((column) => column.title);
  if (at.row < 0) return isWholeRow ? tsvLine(titles) : tsvCell(titles[at.column] ?? '');
  const values = at.row === rowCount ? totals : rowValues(store, at.row);
  if (values === null) return null;
  const cells = columns.map((column) => values[column.field] ?? null);
  return isWholeRow ? `${tsvLine(titles)}\n${tsvLine(cells)}` : tsvCell(cells[at.column] ?? null);
}

function rowValues(store: BlockStore, row: number): Readonly<Record<string, Cell>> | null {
  const state = store.rowAt(row);
  return state.kind === 'loaded' ? state.row.values : null;
}
