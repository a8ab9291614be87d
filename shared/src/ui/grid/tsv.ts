import type { Cell } from '../../contracts/report-fields';

// A spreadsheet runs what begins so, after blanks, marks nobody sees and an apostrophe of its own too. The wide
// forms are what East Asian keyboards type, and Excel takes them for the narrow ones.
const runsAsFormula = /^[\s\p{Cf}'"]*[=+\-@＝＋－＠]/u;
const isNumber = /^-?\d+(\.\d+)?$/;
// Line breaks of every kind, tabs, and what no clipboard should carry.

const breaks = /[\t\r\n\v\f\u0085\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f]/g;

/**
 * One cell as text for the clipboard: numbers unformatted with a dot, no data as nothing.
 *
 * Text that a spreadsheet would run as a formula gets an apostrophe before it; amounts such as `-40.50` stay numbers.
 * Text that begins with a quotation mark is quoted: it would otherwise swallow the cells behind it.
 */
export function tsvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const oneLine = value.replace(breaks, ' ').replace(controls, '');
  if (isNumber.test(oneLine)) return oneLine;
  const inert = runsAsFormula.test(oneLine) ? `'${oneLine}` : oneLine;
  return inert.startsWith('"') ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** One row as a line of tab-separated cells. */
export function tsvLine(values: readonly Cell[]): string {
  return values.map(tsvCell).join('\t');
}
