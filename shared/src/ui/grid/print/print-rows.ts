import type { GridRow } from '../grid-model';
import type { RowTree, TreeRow } from '../row-tree';

/** Rows that are printed at most: some hundred sheets. An export has no such limit. */
export const mostPrintedRows = 5000;
// One question to the server each, as the grid asks for what it shows.
const stepRows = 200;

interface PrintRequest {
  readonly signal: AbortSignal;
  /** Told after each step how many rows are there. */
  readonly onRows: (done: number) => void;
}

/** The first rows in the order shown, up to the most that is printed; rejects when some cannot be had. */
export async function rowsToPrint(
  tree: RowTree,
  { signal, onRows }: PrintRequest,
): Promise<readonly TreeRow[]> {
  const rows: TreeRow[] = [];
  const count = Math.min(tree.rowCount(), mostPrintedRows);
  for (let first = 0; first < count; first += stepRows) {
    signal.throwIfAborted();
    rows.push(...(await tree.read(first, Math.min(count, first + stepRows) - 1, signal)));
    onRows(rows.length);
  }
  return rows;
}

/** The rows from the first on that are there already, without asking for any. */
export function rowsAtHand(tree: RowTree): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const count = Math.min(tree.rowCount(), mostPrintedRows);
  for (let index = 0; index < count; index += 1) {
    const row: GridRow | null = loadedRow(tree, index);
    if (row === null) break;
    rows.push({ row, depth: tree.placeOf(index).depth });
  }
  return rows;
}

function loadedRow(tree: RowTree, index: number): GridRow | null {
  const state = tree.rowAt(index);
  return state.kind === 'loaded' ? state.row : null;
}
