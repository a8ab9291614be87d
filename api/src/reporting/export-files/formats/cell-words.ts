import { groupedNumber } from '@tallyhouse/shared/contracts/words/grouped-number';
import Big from 'big.js';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { labelOf, type ExportColumn, type ExportDocument } from '../export-document';
import { clockAt, type FileWords } from '../words/file-words';

const numeric: ReadonlySet<ExportColumn['type']> = new Set(['money', 'count', 'rate', 'odds']);

/** Whether its cells stand at the right. */
export function isNumeric({ type }: Pick<ExportColumn, 'type'>): boolean {
  return numeric.has(type);
}

/** What a number or a time is in, where it stands: a sheet is copied without its cover. */
export function headingOf(
  { title, type }: Pick<ExportColumn, 'title' | 'type'>,
  { currency, zone }: Pick<ExportDocument, 'currency' | 'zone'>,
): string {
  const unit = type === 'money' ? currency : type === 'instant' ? zone : null;
  // Some name a currency of their own.
  return unit === null || /, [A-Z]{3}$/.test(title) ? title : `${title} (${unit})`;
}

/** A row of totals says so where its first column has none of its own. */
export function withTotalLabel([first = null, ...rest]: readonly Cell[], { say }: FileWords): Cell[] {
  return [first ?? say('Total'), ...rest];
}

/** Gives a cell as it is read on paper: as a workbook shows it, but with every digit of an amount. */
export function createCellWords(zone: string): (cell: Cell, column: ExportColumn) => string {
  return (cell, column) => {
    if (cell === null) return '';
    const text = String(labelOf(cell, column));
    if (column.type === 'instant') return clockAt(text, zone) ?? text;
    // The first total of a row may be a word.
    return numeric.has(column.type) && /^-?\d+(\.\d+)?$/.test(text) ? numberWords(text, column.type) : text;
  };
}

/** By their text: an amount may be longer than a number is exact. */
function numberWords(text: string, type: ExportColumn['type']): string {
  if (type === 'rate') return `${groupedNumber(new Big(text).times(100).toFixed(2))}%`;
  const [whole = '', fraction = ''] = text.split('.');
  const digits = type === 'count' ? fraction : fraction.padEnd(2, '0');
  const number = digits === '' ? whole : `${whole}.${digits}`;
  return type === 'odds' ? number : groupedNumber(number);
}
