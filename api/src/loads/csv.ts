export type Cell = string | number | boolean | null;

/** A CSV file with a header line; null is an empty field, the empty text a quoted one. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${[columns, ...rows].map(csvLine).join('\n')}\n`;
}

export function csvLine(cells: readonly (Cell | undefined)[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = String(cell);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
