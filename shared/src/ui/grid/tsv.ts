import type { Cell } from '../../contracts/report-fields';

/**
 * One cell as text for the clipboard: numbers unformatted with a dot, no data as nothing.
 *
 * Text that a spreadsheet would run as a formula gets an apostrophe before it; amounts such as `-40.50` stay numbers.
 */
export function tsvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const oneLine = value.replace(/[\t\r\n]+/g, ' ');
  const isNumber = /^-?\d+(\.\d+)?$/.test(oneLine);
  return !isNumber && /^[=+\-@]/.test(oneLine.trimStart()) ? `'${oneLine}` : oneLine;
}

/** One row as a line of tab-separated cells. */
export function tsvLine(values: readonly Cell[]): string {
  return values.map(tsvCell).join('\t');
}
