import type { Cell } from '../../contracts/report-fields';
import { createBlockStore, type RowState } from './block-store';
import type { GridGroups, GridRow, GridSource, GroupStep } from './grid-model';
import {
  closeOpened,
  failureIn,
  find,
  heightOf,
  piecesOf,
  spansOf,
  type Level,
  type Opened,
} from './tree-level';

/** Where a row stands among groups. */
export interface RowPlace {
  /** 0 for the outermost; plain rows without groups are at 0 too. */
  readonly depth: number;
  /** Undefined where nothing opens. */
  readonly isOpen: boolean | undefined;
}

/** Rows by index, those in open groups between the groups. Without groups: rows by index. */
export interface RowTree {
  readonly rowCount: () => number;
  readonly show: (firstRow: number, lastRow: number) => void;
  readonly rowAt: (index: number) => RowState;
  readonly placeOf: (index: number) => RowPlace;
  readonly toggle: (index: number) => void;
  readonly collapseAll: () => void;
  /** Index of the group that a row is in; -1 for the outermost. */
  readonly parentOf: (index: number) => number;
  readonly read: (firstRow: number, lastRow: number, signal: AbortSignal) => Promise<readonly TreeRow[]>;
  readonly failure: () => unknown;
  readonly retry: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly revision: () => number;
  readonly close: () => void;
}

export interface TreeRow {
  readonly row: GridRow;
  readonly depth: number;
}

const loading: RowState = { kind: 'loading' };
const failed: RowState = { kind: 'failed' };

/** `remembered`: paths of groups to open again as they come into view, kept up to date here. */
export function createRowTree(
  source: GridSource,
  groups: GridGroups | null,
  remembered = new Set<string>(),
): RowTree {
  const listeners = new Set<() => void>();
  let revision = 0;
  const changed = () => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  const levelOf = (from: GridSource, depth: number, path: readonly GroupStep[]): Level => {
    const store = createBlockStore(from);
    store.subscribe(changed);
    return { depth, path, rowCount: from.rowCount, store, open: new Map() };
  };
  const root = levelOf(source, 0, []);

  const opens = (level: Level) =>
    groups !== null && level.depth < groups.by.length - (groups.hasRows === true ? 0 : 1);

  const pathOf = (level: Level, row: GridRow): readonly GroupStep[] => {
    const field = groups?.by[level.depth] ?? '';
    return [...level.path, { field, value: row.values[field] ?? null }];
  };

  const open = (level: Level, index: number, row: GridRow) => {
    if (groups === null) return;
    const path = pathOf(level, row);
    remembered.add(nameOf(path));
    const abort = new AbortController();
    const opening: Opened = { kind: 'opening', abort };
    const settle = (next: Opened) => {
      if (level.open.get(index) !== opening) return;
      level.open.set(index, next);
      changed();
    };
    level.open.set(index, opening);
    groups.open(path, abort.signal).then(
      (inside) => settle({ kind: 'open', level: levelOf(inside, level.depth + 1, path) }),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
  };

  const reopen = (level: Level, first: number, last: number) => {
    if (remembered.size === 0 || !opens(level)) return;
    const before = level.open.size;
    for (let index = first; index <= last; index += 1) {
      const state = level.store.rowAt(index);
      if (state.kind !== 'loaded' || level.open.has(index)) continue;
      if (remembered.has(nameOf(pathOf(level, state.row)))) open(level, index, state.row);
    }
    if (level.open.size > before) changed();
  };

  return {
    rowCount: () => heightOf(root),
    show(firstRow, lastRow) {
      for (const { level, first, last } of spansOf(piecesOf(root, firstRow, lastRow))) {
        level.store.show(first, last);
        reopen(level, first, last);
      }
    },
    rowAt(index) {
      const { level, index: own, opening } = find(root, index);
      if (opening !== null) return opening.kind === 'failed' ? failed : loading;
      return level.store.rowAt(own);
    },
    placeOf(index) {
      const { level, index: own, opening } = find(root, index);
      if (opening !== null) return { depth: level.depth + 1, isOpen: undefined };
      return { depth: level.depth, isOpen: opens(level) ? level.open.has(own) : undefined };
    },
    toggle(index) {
      const { level, index: own, opening } = find(root, index);
      const state = level.store.rowAt(own);
      if (opening !== null || !opens(level) || state.kind !== 'loaded') return;
      const known = level.open.get(own);
      if (known === undefined) open(level, own, state.row);
      else {
        remembered.delete(nameOf(pathOf(level, state.row)));
        closeOpened(known);
        level.open.delete(own);
      }
      changed();
    },
    collapseAll() {
      remembered.clear();
      for (const opened of root.open.values()) closeOpened(opened);
      root.open.clear();
      changed();
    },
    parentOf: (index) => find(root, index).parent,
    async read(firstRow, lastRow, signal) {
      const rows: TreeRow[] = [];
      for (const { level, first, last } of piecesOf(root, firstRow, lastRow)) {
        const own = await level.store.read(first, last, signal);
        rows.push(...own.map((row) => ({ row, depth: level.depth })));
      }
      return rows;
    },
    failure: () => failureIn(root),
    retry() {
      retryIn(root, open);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
    close() {
      closeOpened({ kind: 'open', level: root });
      listeners.clear();
    },
  };
}

function nameOf(path: readonly GroupStep[]): string {
  return JSON.stringify(path.map(({ field, value }): readonly Cell[] => [field, value]));
}

function retryIn(level: Level, open: (level: Level, index: number, row: GridRow) => void): void {
  level.store.retry();
  for (const [index, opened] of level.open) {
    if (opened.kind === 'open') retryIn(opened.level, open);
    const state = level.store.rowAt(index);
    if (opened.kind === 'failed' && state.kind === 'loaded') open(level, index, state.row);
  }
}
