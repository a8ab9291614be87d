import type { GridRow, LoadBlock } from './grid-model';

/** What is known of one row: its values, that they are on the way, or that they could not be had. */
export type RowState =
  | { readonly kind: 'loaded'; readonly row: GridRow }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

// One object each, so that what draws a row sees whether it changed.
const loading: RowState = { kind: 'loading' };
const failed: RowState = { kind: 'failed' };

type Block =
  | { readonly kind: 'loading'; readonly abort: AbortController }
  | { readonly kind: 'loaded'; readonly rows: readonly GridRow[]; readonly states: readonly RowState[] }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Rows by index over a source that gives them in blocks. */
export interface BlockStore {
  /** Asks for what is missing of these rows, and takes back requests that nobody looks at any more. */
  readonly show: (firstRow: number, lastRow: number) => void;
  readonly rowAt: (index: number) => RowState;
  /**
   * Rows of a range, both ends included: known ones at once, others asked for beside what is shown.
   *
   * Rejects when some cannot be had, or `signal` is aborted.
   */
  readonly read: (firstRow: number, lastRow: number, signal: AbortSignal) => Promise<readonly GridRow[]>;
  /** Why some shown block failed; null when none did. */
  readonly failure: () => unknown;
  readonly retry: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows by one with every change, for `useSyncExternalStore`. */
  readonly revision: () => number;
  readonly close: () => void;
}

interface BlockStoreOptions {
  readonly rowCount: number;
  readonly loadBlock: LoadBlock;
  readonly blockRows?: number;
  /** Blocks kept; the least recently shown leave first. 40 × 200 rows are a few megabytes. */
  readonly keptBlocks?: number;
}

export function createBlockStore(options: BlockStoreOptions): BlockStore {
  const { rowCount, loadBlock, blockRows = 200, keptBlocks = 40 } = options;
  // In the order in which blocks were last shown: a Map keeps insertion order.
  const blocks = new Map<number, Block>();
  const listeners = new Set<() => void>();
  let revision = 0;
  let shown: readonly number[] = [];

  const changed = () => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  const load = (number: number) => {
    const abort = new AbortController();
    const block: Block = { kind: 'loading', abort };
    blocks.set(number, block);
    const settle = (next: Block) => {
      // A block that was taken back, or asked for again, has nothing to say any more.
      if (blocks.get(number) !== block) return;
      blocks.set(number, next);
      changed();
    };
    const start = number * blockRows;
    loadBlock(start, Math.min(blockRows, rowCount - start), abort.signal).then(
      (rows) => settle(loadedBlock(rows)),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
  };

  const forgetOldest = () => {
    for (const [number] of blocks) {
      if (blocks.size <= keptBlocks) return;
      if (!shown.includes(number)) blocks.delete(number);
    }
  };

  return {
    show(firstRow, lastRow) {
      if (rowCount === 0 || lastRow < firstRow) return;
      const first = Math.floor(firstRow / blockRows);
      const last = Math.floor(lastRow / blockRows);
      shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      for (const [number, block] of blocks) {
        if (block.kind === 'loading' && !shown.includes(number)) {
          blocks.delete(number);
          block.abort.abort();
        }
      }
      for (const number of shown) {
        const block = blocks.get(number);
        if (block === undefined) load(number);
        else {
          blocks.delete(number);
          blocks.set(number, block);
        }
      }
      forgetOldest();
    },
    rowAt(index) {
      const block = blocks.get(Math.floor(index / blockRows));
      if (block?.kind === 'failed') return failed;
      return (block?.kind === 'loaded' ? block.states[index % blockRows] : undefined) ?? loading;
    },
    async read(firstRow, lastRow, signal) {
      const rows: GridRow[] = [];
      // One block after the other: a reader who waits for a sum must not crowd out what the screen shows.
      for (let number = Math.floor(firstRow / blockRows); number * blockRows <= lastRow; number += 1) {
        signal.throwIfAborted();
        const block = blocks.get(number);
        const start = number * blockRows;
        const own =
          block?.kind === 'loaded'
            ? block.rows
            : await loadBlock(start, Math.min(blockRows, rowCount - start), signal);
        rows.push(...own.slice(Math.max(0, firstRow - start), lastRow - start + 1));
      }
      return rows;
    },
    failure() {
      for (const number of shown) {
        const block = blocks.get(number);
        if (block?.kind === 'failed') return block.error;
      }
      return null;
    },
    retry() {
      for (const [number, block] of blocks) if (block.kind === 'failed') load(number);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    close() {
      for (const block of blocks.values()) if (block.kind === 'loading') block.abort.abort();
      blocks.clear();
      listeners.clear();
    },
  };
}

function loadedBlock(rows: readonly GridRow[]): Block {
  return { kind: 'loaded', rows, states: rows.map((row) => ({ kind: 'loaded', row })) };
}
