import type { Cell } from '../../contracts/report-fields';
import type { CellRange } from './cell-range';
import { copyFromGrid, mostCopiedRows, type Copied, type CopyOptions } from './copy-from-grid';
import type { GridPosition } from './grid-keys';
import type { GridColumn } from './grid-model';
import type { RowTree } from './row-tree';
import type { GridText } from './use-grid-text';

interface GridCopyOptions {
  readonly columns: readonly GridColumn[];
  readonly tree: RowTree;
  readonly totals: Readonly<Record<string, Cell>> | null;
  readonly active: GridPosition;
  readonly range: CellRange | null;
  readonly say: (words: string) => void;
  readonly text: GridText;
}

/** Gives what copies the selected cells and says what became of it. */
export function useGridCopy(options: GridCopyOptions): (request: CopyOptions) => void {
  const { active, range, say, text } = options;
  return (request) => {
    // Rows on the way take a moment.
    if (range !== null) say(text('copied.wait'));
    copyFromGrid(options, { at: active, range, ...request, signal: new AbortController().signal }).then(
      (copied) => {
        if (copied.kind === 'too-many') {
          say(text('copied.tooMany', { most: mostCopiedRows }));
          return;
        }
        navigator.clipboard.writeText(copied.tsv).then(
          () => say(copiedWords(copied, text)),
          () => say(text('copied.refused')),
        );
      },
      () => say(text('copied.failed')),
    );
  };
}

function copiedWords(copied: Exclude<Copied, { kind: 'too-many' }>, text: GridText): string {
  if (copied.kind !== 'range') return text(copied.kind === 'row' ? 'copied.row' : 'copied.cell');
  return text(copied.withHeaders ? 'copied.rangeHeaders' : 'copied.range', { count: copied.cells });
}
