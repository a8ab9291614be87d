/** What a page of the grid benchmark lets be measured. */
export interface Contender {
  /** Draws the grid over this many rows into the page. */
  readonly start: (rowCount: number) => void;
}

declare global {
  interface Window {
    contender: Contender;
  }
}

export const columnCount = 30;

/** Names of the columns; the first says which row it is. */
export const fields = ['row', ...Array.from({ length: columnCount - 1 }, (_, at) => `figure${at + 1}`)];

/** Value of a row, counted from 0, in a column. */
export function valueOf(row: number, field: string): string {
  if (field === 'row') return rowName(row);
  const column = fields.indexOf(field);
  return `${(row * 7919 + column * 104_729) % 1_000_003}.${String((row + column) % 100).padStart(2, '0')}`;
}

export function rowName(row: number): string {
  return `Row ${row + 1}`;
}

/** What a server would answer: rows by index, those ending with 0 when filtered, the last one first when sorted. */
export function servedRow(
  index: number,
  view: { readonly rowCount: number; readonly isFiltered: boolean; readonly isSorted: boolean },
): number {
  const count = servedCount(view);
  const place = view.isSorted ? count - 1 - index : index;
  return view.isFiltered ? place * 10 + 9 : place;
}

export function servedCount(view: { readonly rowCount: number; readonly isFiltered: boolean }): number {
  return view.isFiltered ? view.rowCount / 10 : view.rowCount;
}
