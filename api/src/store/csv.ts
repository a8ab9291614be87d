export type Cell = string | number | boolean | null;

/** A CSV file with a header line; null is an empty field, the empty text a quoted one. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** Lines of such a file, each with its line end. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${csvLine(cells)}\n`).join('');
}

export function csvLine(cells: readonly (Cell | undefined)[], separator: ',' | ';' = ','): string {
  return cells.map((cell) => csvCell(cell, separator)).join(separator);
}

function csvCell(cell: Cell | undefined, separator: string): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell);
  return text === '' || text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
