import type { BlockStore } from './block-store';
import type { GroupStep } from './grid-model';

/** Rows at one depth, with the open groups among them. */
export interface Level {
  readonly depth: number;
  readonly path: readonly GroupStep[];
  readonly rowCount: number;
  readonly store: BlockStore;
  /** Groups that are open, by their index; the reader opened each, so they are few. */
  readonly open: Map<number, Opened>;
}

export type Opened =
  | { readonly kind: 'opening'; readonly abort: AbortController }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly level: Level };

/** A row of a level, or the one line that stands for a group on its way. */
export interface Found {
  readonly level: Level;
  readonly index: number;
  readonly opening: Opened | null;
  readonly parent: number;
}

/** Lines that a level takes, open groups counted in; a group on its way takes one. */
export function heightOf(level: Level): number {
  let height = level.rowCount;
  for (const opened of level.open.values()) height += heightOfOpened(opened);
  return height;
}

function heightOfOpened(opened: Opened): number {
  return opened.kind === 'open' ? heightOf(opened.level) : 1;
}

function inOrder(level: Level): readonly (readonly [number, Opened])[] {
  return [...level.open].sort(([one], [other]) => one - other);
}

export function find(level: Level, line: number, base = 0, parent = -1): Found {
  let passed = 0;
  for (const [index, opened] of inOrder(level)) {
    const groupLine = index + passed;
    if (line <= groupLine) break;
    const height = heightOfOpened(opened);
    if (line <= groupLine + height) {
      const at = base + groupLine;
      if (opened.kind !== 'open') return { level, index, opening: opened, parent: at };
      return find(opened.level, line - groupLine - 1, at + 1, at);
    }
    passed += height;
  }
  return { level, index: line - passed, opening: null, parent };
}

export interface Piece {
  readonly level: Level;
  readonly first: number;
  readonly last: number;
}

/** Rows of each level between two lines, both included, in the order of the lines. */
export function piecesOf(level: Level, firstLine: number, lastLine: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let passed = 0;
  let from = 0;
  const own = (first: number, last: number) => {
    const clamped = { first: Math.max(first, firstLine - passed), last: Math.min(last, lastLine - passed) };
    if (clamped.first <= clamped.last) pieces.push({ level, ...clamped });
  };
  for (const [index, opened] of inOrder(level)) {
    own(from, index);
    from = index + 1;
    const inside = index + passed + 1;
    if (opened.kind === 'open') pieces.push(...piecesOf(opened.level, firstLine - inside, lastLine - inside));
    passed += heightOfOpened(opened);
  }
  own(from, level.rowCount - 1);
  return pieces;
}

/** One piece a level: from its first line to its last one. */
export function spansOf(pieces: readonly Piece[]): readonly Piece[] {
  const spans = new Map<Level, Piece>();
  for (const piece of pieces) {
    const known = spans.get(piece.level);
    const first = Math.min(piece.first, known?.first ?? piece.first);
    spans.set(piece.level, { level: piece.level, first, last: Math.max(piece.last, known?.last ?? 0) });
  }
  return [...spans.values()];
}

/** Why something shown could not be had; null when nothing failed. */
export function failureIn(level: Level): unknown {
  const own = level.store.failure();
  if (own !== null) return own;
  for (const opened of level.open.values()) {
    const error =
      opened.kind === 'failed' ? opened.error : opened.kind === 'open' ? failureIn(opened.level) : null;
    if (error !== null) return error;
  }
  return null;
}

export function closeOpened(opened: Opened): void {
  if (opened.kind === 'opening') opened.abort.abort();
  if (opened.kind !== 'open') return;
  opened.level.store.close();
  for (const inner of opened.level.open.values()) closeOpened(inner);
}
