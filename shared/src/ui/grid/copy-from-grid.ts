import type { Cell } from '../../contracts/report-fields';
import type { CellRange } from './cell-range';
import { boundsOf, cellCountOf } from './cell-range';
import { fieldText, isPresent } from './field-text';
import type { GridPosition } from './grid-keys';
import type { GridColumn, GridRow } from './grid-model';
import type { RowTree } from './row-tree';
import { tsvCell, tsvLine } from './tsv';

/** More than a spreadsheet is handed by hand; an export has no such limit. */
export const mostCopiedRows = 10_000;

interface CopySource {
  /** In the order shown. */
  readonly columns: readonly GridColumn[];
  readonly tree: RowTree;
  readonly totals: Readonly<Record<string, Cell>> | null;
}

/** How the selected cells are copied. */
export interface CopyOptions {
  readonly withHeaders: boolean;
  /** Amounts and days as the screen writes them, not as a spreadsheet reads them. */
  readonly isAsShown?: boolean | undefined;
}

interface CopyRequest extends CopyOptions {
  readonly at: GridPosition;
  readonly range: CellRange | null;
  readonly signal: AbortSignal;
}

/** What went to the clipboard: `row` is a whole row under its headers. */
export type Copied =
  | { readonly kind: 'cell' | 'row'; readonly tsv: string }
  | { readonly kind: 'range'; readonly tsv: string; readonly cells: number; readonly withHeaders: boolean }
  | { readonly kind: 'too-many' };

/**
 * The selected cells as tab-separated text; without a range the active cell, or its whole row under the headers.
 *
 * Rejects when rows of the range cannot be had.
 */
export async function copyFromGrid(source: CopySource, request: CopyRequest): Promise<Copied> {
  const { at, range, withHeaders, signal } = request;
  if (range === null) return copyOne(source, at, { withHeaders, signal });
  const bounds = boundsOf(range);
  if (bounds.lastRow - bounds.firstRow >= mostCopiedRows) return { kind: 'too-many' };
  const columns = source.columns.slice(bounds.firstColumn, bounds.lastColumn + 1);
  const rows = await source.tree.read(bounds.firstRow, bounds.lastRow, signal);
  const lines = rows.map(({ row }) =>
    (request.isAsShown === true ? shownLineOf : lineOf)(columns, row.values),
  );
  if (withHeaders) lines.unshift(titlesOf(columns));
  return { kind: 'range', tsv: lines.join('\n'), cells: cellCountOf(bounds), withHeaders };
}

async function copyOne(
  source: CopySource,
  at: GridPosition,
  { withHeaders, signal }: Pick<CopyRequest, 'withHeaders' | 'signal'>,
): Promise<Copied> {
  const { columns, tree, totals } = source;
  if (at.row < 0) {
    return withHeaders
      ? { kind: 'row', tsv: titlesOf(columns) }
      : { kind: 'cell', tsv: tsvCell(columns[at.column]?.title ?? '') };
  }
  const isTotals = at.row >= tree.rowCount();
  const row: GridRow | undefined = isTotals ? undefined : (await tree.read(at.row, at.row, signal))[0]?.row;
  const values = isTotals ? (totals ?? {}) : (row?.values ?? {});
  if (!withHeaders) {
    const column = columns[at.column];
    return { kind: 'cell', tsv: tsvCell(column === undefined ? null : copiedCell(column, values)) };
  }
  return { kind: 'row', tsv: `${titlesOf(columns)}\n${lineOf(columns, values)}` };
}

function titlesOf(columns: readonly GridColumn[]): string {
  return tsvLine(columns.map(({ title, unit }) => (unit === undefined ? title : `${title}, ${unit}`)));
}

function shownLineOf(columns: readonly GridColumn[], values: GridRow['values']): string {
  return tsvLine(
    columns.map((column) => {
      const value = values[column.field];
      return isPresent(value) ? fieldText(value, column) : (column.awaited ?? null);
    }),
  );
}

function lineOf(columns: readonly GridColumn[], values: GridRow['values']): string {
  return tsvLine(columns.map((column) => copiedCell(column, values)));
}

// A sign before a word is for eyes: `✓ Final`.
const sign = /^[\p{P}\p{S}] (?=\p{L})/u;

/** Numbers and days as a spreadsheet reads them, codes by their names; what is on the way is no empty cell. */
function copiedCell({ field, valueLabels, awaited }: GridColumn, values: GridRow['values']): Cell {
  const value = values[field] ?? awaited ?? null;
  return valueLabels?.get(String(value))?.replace(sign, '') ?? value;
}
