import { useEffect, useMemo, useState } from 'react';
import type { Cell } from '../../contracts/report-fields';
import { boundsOf, cellCountOf, type CellRange } from './cell-range';
import type { GridStatus, SelectionSums } from './grid-link';
import type { GridColumn } from './grid-model';
import { sumsOf, sumsOfTotals } from './range-sum';
import type { RowTree } from './row-tree';

/** Rows that are fetched for a sum at most: fifty blocks. A filter with its totals says it of more. */
const mostSummedRows = 10_000;
// While a drag is under way each step would add everything up again.
const pauseMs = 120;

interface RangeSumsOptions {
  readonly range: CellRange | null;
  /** In the order shown. */
  readonly columns: readonly GridColumn[];
  readonly tree: RowTree;
  readonly totals: Readonly<Record<string, Cell>> | null;
  readonly isGrouped: boolean;
}

/** How many cells are selected and what they add up to; rows not yet there are fetched for it. */
export function useRangeSums(options: RangeSumsOptions): GridStatus['selection'] {
  const { range, columns, tree, totals, isGrouped } = options;
  const [answer, setAnswer] = useState<{ range: CellRange; selection: GridStatus['selection'] } | null>(null);
  useEffect(() => {
    if (range === null) return;
    const bounds = boundsOf(range);
    const cells = cellCountOf(bounds);
    const say = (sums: SelectionSums) => setAnswer({ range, selection: { cells, sums } });
    const own = columns.slice(bounds.firstColumn, bounds.lastColumn + 1);
    const rowCount = bounds.lastRow - bounds.firstRow + 1;
    const isEverything = !isGrouped && rowCount === tree.rowCount();
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const known = isEverything ? sumsOfTotals(totals, own) : null;
      if (known !== null) say(known);
      else if (rowCount > mostSummedRows) say({ kind: 'too-many' });
      else {
        say({ kind: 'adding' });
        tree.read(bounds.firstRow, bounds.lastRow, abort.signal).then(
          (rows) => abort.signal.aborted || say(sumsOf(rows, own)),
          () => abort.signal.aborted || say({ kind: 'failed' }),
        );
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [range, columns, tree, totals, isGrouped]);
  const counted = useMemo<GridStatus['selection']>(
    () => (range === null ? null : { cells: cellCountOf(boundsOf(range)), sums: { kind: 'adding' } }),
    [range],
  );
  return range !== null && answer?.range === range ? answer.selection : counted;
}
