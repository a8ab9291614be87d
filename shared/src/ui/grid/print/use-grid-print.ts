import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowTree, TreeRow } from '../row-tree';
import { mostPrintedRows, rowsAtHand, rowsToPrint } from './print-rows';

/** How far the rows for a print are. */
export type Printing =
  | { readonly kind: 'collecting'; readonly done: number; readonly of: number }
  | { readonly kind: 'failed' };

interface Paper {
  readonly rows: readonly TreeRow[];
  /** Rows that there are. */
  readonly rowCount: number;
}

export interface GridPrint {
  /** Rows as they go to paper; null while nothing is printed. */
  readonly paper: Paper | null;
  readonly printing: Printing | null;
  /** Collects the rows, then opens the browser's print. */
  readonly print: () => void;
  readonly cancel: () => void;
}

/**
 * Puts the rows of a grid on paper, of which the screen has only those in view.
 *
 * The browser's own print command waits for nobody: it gets the rows that are there, and the paper says which.
 */
export function useGridPrint(tree: RowTree): GridPrint {
  const [paper, setPaper] = useState<Paper | null>(null);
  const [printing, setPrinting] = useState<Printing | null>(null);
  const running = useRef<AbortController | null>(null);
  const collected = useRef<readonly TreeRow[] | null>(null);

  const shown = useRef(tree);
  useLayoutEffect(() => {
    shown.current = tree;
  });

  useEffect(() => {
    const toPaper = () => {
      const rows = collected.current ?? rowsAtHand(shown.current);
      const rowCount = shown.current.rowCount();
      flushSync(() => setPaper({ rows, rowCount }));
    };
    const toScreen = () => setPaper(null);
    // Ahead of whatever else draws anew for the print, such as the theme: rows may be asked for again by that.
    addEventListener('beforeprint', toPaper, { capture: true });
    addEventListener('afterprint', toScreen);
    return () => {
      removeEventListener('beforeprint', toPaper, { capture: true });
      removeEventListener('afterprint', toScreen);
      running.current?.abort();
    };
  }, []);

  const print = useCallback(() => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const of = Math.min(tree.rowCount(), mostPrintedRows);
    setPrinting({ kind: 'collecting', done: 0, of });
    const onRows = (done: number) => {
      if (!abort.signal.aborted) setPrinting({ kind: 'collecting', done, of });
    };
    rowsToPrint(tree, { signal: abort.signal, onRows }).then(
      (rows) => {
        if (abort.signal.aborted) return;
        setPrinting(null);
        collected.current = rows;
        // Returns once the dialog is closed.
        window.print();
        collected.current = null;
      },
      () => {
        if (!abort.signal.aborted) setPrinting({ kind: 'failed' });
      },
    );
  }, [tree]);
  const cancel = useCallback(() => {
    running.current?.abort();
    setPrinting(null);
  }, []);
  return { paper, printing, print, cancel };
}
